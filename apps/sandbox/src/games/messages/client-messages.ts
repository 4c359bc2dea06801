import type { BetLimitCode } from '@baize/domain/errors';
import type { LineSymbol, SlotSymbol } from '../harbour-sevens/machine.ts';
import type { RefusalCode, PublicView } from '../protocol.ts';

type Table = Extract<PublicView, { game: 'blackjack-quay' }>;
export type Suit = Table['dealer']['cards'][number]['suit'];
export type HandResult = NonNullable<Table['hands'][number]['outcome']>;
export type ReelRefusal = 'STAKE_NOT_OFFERED' | 'INSUFFICIENT_FUNDS' | 'SESSION_ENDED';

/** What becomes of a wish while its answer is out: of a stake, which is named, or of a decision. */
export type IntentMessages = { stake: (stake: string) => string; move: string };

/**
 * What a game says while it is played, as text: amounts and multiples come in ready to be read, counts as numbers.
 * Goes to the browser, the player's language alone.
 */
export type ClientMessages = {
  balance: string;
  balanceAt: (time: string) => string;
  readyIn: (seconds: number) => string;
  staked: (amount: string) => string;
  elsewhere: (amount: string) => string;
  stakeBack: string;
  noPrize: string;
  trouble: {
    limits: Readonly<Record<BetLimitCode, string>>;
    refusals: Readonly<Record<RefusalCode, string>>;
    /** A refusal nobody foresaw; the server's sentence is English. */
    other: (said: string) => string;
    noAnswer: string;
    keepAsking: string;
    waiting: IntentMessages;
    unknown: IntentMessages;
    offline: IntentMessages;
    nothing: IntentMessages;
    closed: IntentMessages;
  };
  fairness: {
    open: string;
    insecure: string;
    otherSeed: string;
    proven: (result: string) => string;
    differs: (played: string, shown: string) => string;
  };
  zone: (zone: string) => string;
  slot: {
    choose: string;
    reels: (symbols: string) => string;
    symbols: Readonly<Record<SlotSymbol, string>>;
    row: (cells: number, symbol: LineSymbol) => string;
    lineWin: (row: string, line: number, amount: string) => string;
    linesWin: (lines: number, amount: string) => string;
    bellsWin: (bells: number, freeSpins: number) => string;
    freeSpins: (count: number) => string;
    everyPrize: (times: string) => string;
    soFar: (amount: string) => string;
    freeSpin: (played: number, of: number) => string;
    ofFreeSpins: (played: number, of: number) => string;
    freeSpinsOver: (amount: string) => string;
    lines: (count: number) => string;
    stops: (stops: string, times: string) => string;
  };
  crash: {
    autoRange: string;
    waiting: string;
    ready: string;
    lost: string;
    openAgain: string;
    lighting: string;
    wentOut: string;
    cashedOut: (times: string) => string;
    stakeLost: (amount: string) => string;
    paid: (amount: string, times: string) => string;
    outAt: (times: string) => string;
    paidAt: (times: string) => string;
    flight: (times: string) => string;
  };
  blackjack: {
    waited: string;
    choose: string;
    win: (amount: string) => string;
    partBack: (back: string, lost: string) => string;
    dealerWins: (lost: string) => string;
    hands: (points: string, dealer: number) => string;
    and: string;
    or: (low: number, high: number) => string;
    deal: (cards: string) => string;
    card: (rank: string, suit: Suit) => string;
    ranks: Readonly<Record<'A' | 'J' | 'Q' | 'K', string>>;
    hidden: string;
    yourHand: string;
    handToPlay: string;
    endings: Readonly<Record<HandResult, string>>;
  };
  reel: {
    choose: string;
    noAnswer: string;
    waitingFor: (amount: string) => string;
    waiting: string;
    won: (win: string, stake: string) => string;
    refusals: Readonly<Record<ReelRefusal, string>>;
    other: (said: string) => string;
  };
};
