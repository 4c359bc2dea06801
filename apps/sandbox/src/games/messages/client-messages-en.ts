import { setMessages } from './current-messages.ts';
import type { ClientMessages, Suit } from './client-messages.ts';

const MANY = {
  seven: 'sevens',
  helm: 'helms',
  lighthouse: 'lighthouses',
  anchor: 'anchors',
  lantern: 'lanterns',
  fish: 'fish',
  shell: 'shells',
} as const;
const NUMBERS: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' };
const SUITS: Readonly<Record<Suit, string>> = {
  spades: 'spades',
  hearts: 'hearts',
  clubs: 'clubs',
  diamonds: 'diamonds',
};

export const ENGLISH_CLIENT_MESSAGES: ClientMessages = {
  balance: 'Balance',
  balanceAt: (time) => `Balance at ${time}`,
  readyIn: (seconds) => `ready in ${seconds} s`,
  staked: (amount) => `${amount} was staked.`,
  elsewhere: (amount) => `Nothing was staked here. A round of another window, ${amount}:`,
  stakeBack: 'Your stake comes back.',
  noPrize: 'No prize this time.',
  trouble: {
    limits: {
      MAX_BET_LIMIT_REACHED: 'You have reached your bet limit.',
      maxBetLimit: 'This stake is above your limit for a single bet.',
      dailyBetLimit: 'You have reached your bet limit for today.',
      weeklyBetLimit: 'You have reached your bet limit for this week.',
      monthlyBetLimit: 'You have reached your bet limit for this month.',
      dailyLossLimit: 'You have reached your loss limit for today.',
      weeklyLossLimit: 'You have reached your loss limit for this week.',
      monthlyLossLimit: 'You have reached your loss limit for this month.',
    },
    refusals: {
      INSUFFICIENT_FUNDS: 'Your balance does not cover this stake. Nothing was staked.',
      SESSION_ENDED:
        'Your session has ended. Log in and open the game again; a round left open is kept for you.',
      SELF_EXCLUDED: 'Your account is excluded from play. Nothing was staked.',
      ACCOUNT_FROZEN: 'Your account is on a break. Nothing was staked.',
      COUNTRY_BLOCKED: 'Games are not open in the country you are in. Nothing was staked.',
      TOO_SOON: 'One moment: the next round is not ready yet. Nothing was staked.',
      ROUND_OPEN: 'A round is still open, perhaps in another window.',
      STALE_COMMITMENT: 'The next round was prepared anew, and nothing was staked. You can play it now.',
      MOVED_ON: 'The round has moved on, perhaps in another window.',
      STAKE_NOT_OFFERED: 'This stake is not offered. Nothing was staked.',
      NOT_POSSIBLE: 'That came too late.',
    },
    other: (said) => `${said || 'Something went wrong'}. Nothing was staked.`,
    noAnswer: 'The game did not answer. Nothing was staked; try again.',
    keepAsking: 'The game does not answer. We keep asking.',
    waiting: {
      stake: (stake) => `Waiting for the answer. If ${stake} is taken, its round is shown.`,
      move: 'Waiting for the answer to your move.',
    },
    unknown: {
      stake: (stake) => `We do not know yet whether ${stake} was staked. We are asking.`,
      move: 'We do not know yet whether your move was taken. We are asking.',
    },
    offline: {
      stake: (stake) =>
        `You are offline. We do not know yet whether ${stake} was staked; we ask as soon as the line is back.`,
      move: 'You are offline. We do not know yet whether your move was taken; we ask as soon as the line is back.',
    },
    nothing: {
      stake: (stake) => `Nothing was staked: ${stake} is still yours.`,
      move: 'Your move did not arrive, and nothing more was staked. Choose again.',
    },
    closed: {
      stake: (stake) =>
        `Your session ended before we knew whether ${stake} was staked. Your history tells; an open round is kept for you.`,
      move: 'Your session ended before we knew whether your move was taken. Your history tells; an open round is kept for you.',
    },
  },
  fairness: {
    open: 'The round is still open.',
    insecure: 'This browser checks only on a secure connection; any HMAC-SHA256 tool can.',
    otherSeed: 'The seed does not match the hash shown before.',
    proven: (result) => `The hash matches, and the seeds give what you saw: ${result}.`,
    differs: (played, shown) => `The seeds give ${played}, but ${shown} was shown.`,
  },
  zone: (zone) => `Times of this device, ${zone}`,
  slot: {
    choose: 'Choose your stake and spin.',
    reels: (symbols) => `Reels: ${symbols}`,
    symbols: {
      seven: 'seven',
      helm: 'helm',
      lighthouse: 'lighthouse',
      anchor: 'anchor',
      lantern: 'lantern',
      fish: 'fish',
      shell: 'shell',
      wild: 'wild',
      bell: 'bell',
    },
    row: (cells, symbol) => `${NUMBERS[cells] ?? cells} ${MANY[symbol]}`,
    lineWin: (row, line, amount) => `${row} on line ${line}, ${amount}`,
    linesWin: (lines, amount) => `${lines} lines, ${amount}`,
    bellsWin: (bells, freeSpins) => `${NUMBERS[bells] ?? bells} bells: ${freeSpins} free spins.`,
    freeSpins: (count) => `${count} free spins`,
    everyPrize: (times) => `Every prize counts ${times}.`,
    soFar: (amount) => `So far: ${amount}.`,
    freeSpin: (played, of) => `Free spin ${played} of ${of}`,
    ofFreeSpins: (played, of) => `${played} of ${of}.`,
    freeSpinsOver: (amount) => `Free spins over: ${amount} in all.`,
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    stops: (stops, times) => `stops ${stops} paying ${times} the stake`,
  },
  crash: {
    autoRange: 'Auto cash-out goes from 1.01 to 1,000; or leave the field empty.',
    waiting: 'Waiting for the flight',
    ready: 'Ready',
    lost: 'The connection is lost. The flight goes on at our side; we keep asking how it ends.',
    openAgain: 'Open the game again to see how it ended',
    lighting: 'Lighting the lantern',
    wentOut: 'The lantern went out',
    cashedOut: (times) => `Cashed out. It flew on to ${times}`,
    stakeLost: (amount) => `Stake of ${amount} lost.`,
    paid: (amount, times) => `${amount} paid at ${times}`,
    outAt: (times) => `Out at ${times}`,
    paidAt: (times) => `Paid at ${times}`,
    flight: (times) => `a flight to ${times}`,
  },
  blackjack: {
    waited: 'Your round waited for you.',
    choose: 'Choose your stake and deal.',
    win: (amount) => `You win ${amount}.`,
    partBack: (back, lost) => `${back} comes back, ${lost} lost.`,
    dealerWins: (lost) => `The dealer wins. ${lost} lost.`,
    hands: (points, dealer) => `${points} against ${dealer}`,
    and: ' and ',
    or: (low, high) => `${low} or ${high}`,
    deal: (cards) => `the deal ${cards}`,
    card: (rank, suit) => `${rank} of ${SUITS[suit]}`,
    ranks: { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' },
    hidden: 'Hidden card',
    yourHand: 'Your hand',
    handToPlay: 'Your hand to play',
    endings: { blackjack: 'Blackjack', won: 'Won', push: 'Equal', lost: 'Lost', bust: 'Above 21' },
  },
  reel: {
    choose: 'Choose your stake and draw.',
    noAnswer: 'The reel does not answer. Nothing was staked; we keep asking.',
    waitingFor: (amount) =>
      `Waiting for the answer. If ${amount} of play money is taken, its round is shown.`,
    waiting: 'waiting',
    won: (win, stake) => `${win} of play money for a stake of ${stake}`,
    refusals: {
      STAKE_NOT_OFFERED: 'This stake is not offered',
      INSUFFICIENT_FUNDS: 'The balance does not cover this stake',
      SESSION_ENDED: 'The session has ended, please log in again',
    },
    other: (said) => said,
  },
};

setMessages(ENGLISH_CLIENT_MESSAGES);
