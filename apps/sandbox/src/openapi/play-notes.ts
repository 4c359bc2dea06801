import { BET_LIMIT_CODES, BONUS_CODES } from '@baize/domain/errors';
import { EXCLUSION_ERRORS, toErrorNotes, type EndpointNote } from './endpoint-note.ts';

const KEY = [422, 'IDEMPOTENCY_KEY_REUSED', 'The key belongs to another action'] as const;

/** Why a deposit's bonus is refused; two of the codes a deposit has, too. */
const CHOSEN_BONUS = toErrorNotes(
  BONUS_CODES,
  'The bonus chosen, details.bonusId, cannot be taken now',
).filter(([, code]) => code !== 'UNIFIED_ERROR' && code !== 'REQUIRED_EMAIL_VERIFICATION');

/** Rewards, lobby and cashier. */
export const PLAY_NOTES: Readonly<Record<string, EndpointNote>> = {
  'get-rakeback-days': { summary: 'Reward days of the calendar' },
  'claim-rakeback': {
    summary: 'Pays the reward of today or yesterday',
    errors: [
      ...EXCLUSION_ERRORS,
      [422, 'NOT_YET_OPEN', 'The day has not begun in the player’s zone'],
      [422, 'CLAIM_CLOSED', 'The day before yesterday, or earlier'],
      [422, 'NOTHING_TO_CLAIM', 'Nothing was earned on that day'],
      KEY,
      [404, null, 'No such reward'],
      [409, 'ALREADY_CLAIMED', 'Paid already'],
    ],
  },
  'get-calendar-award': {
    summary: 'The cashback collected since the last count, which the next adds to a reward day',
  },
  'get-all-bonus': { summary: 'Promotions, with why a player cannot take one' },
  'get-user-bonus': { summary: 'The player’s bonuses' },
  'activate-bonus': {
    summary: 'Takes a promotion',
    errors: [
      ...EXCLUSION_ERRORS,
      ...toErrorNotes(BONUS_CODES, 'A bonus check (S2 §8)'),
      [422, 'COUPON_NEEDED', 'It is given for a coupon'],
      KEY,
      [404, null, 'No such bonus'],
      [409, 'ALREADY_ACTIVE', 'It is running'],
      [409, 'ALREADY_TAKEN', 'It was taken before'],
      [409, 'BONUS_ENDED', 'It has ended'],
    ],
  },
  'cancel-bonus': {
    summary: 'Gives a bonus up',
    errors: [KEY, [404, null, 'No such bonus'], [409, 'BONUS_ENDED', 'It has ended already']],
  },
  coupon: {
    summary: 'Redeems a coupon',
    errors: [
      ...EXCLUSION_ERRORS,
      [422, 'COUPON_EXPIRED', 'Too late'],
      [422, 'COUPON_EXHAUSTED', 'All uses are gone'],
      KEY,
      [404, null, 'No such coupon'],
      [409, 'COUPON_USED', 'Used by this player'],
    ],
  },
  'get-tournaments': {
    summary: 'Tournaments with their boards',
    errors: [[404, null, 'No such tournament']],
  },
  loyalty: { summary: 'The player’s place in the club' },
  referral: { summary: 'The friends the player brought' },
  'get-full-category-list': { summary: 'Categories of the lobby' },
  'get-games': { summary: 'A page of games' },
  'get-game': { summary: 'One game and its relatives', errors: [[404, null, 'GAME NOT FOUND']] },
  'get-providers': { summary: 'Studios of the lobby' },
  'get-latest-wins': { summary: 'The latest wins of all players, masked (ours)' },
  'get-favorites': { summary: 'The player’s favourites' },
  'add-favorite': { summary: 'Keeps a game', errors: [[404, null, 'GAME NOT FOUND']] },
  'remove-favorite': { summary: 'Lets a game go', errors: [[404, null, 'GAME NOT FOUND']] },
  'launch-game': {
    summary: 'Opens a game for money or as a demo',
    errors: [
      ...EXCLUSION_ERRORS,
      [422, 'COUNTRY_BLOCKED', 'Games are not open where the visitor is'],
      [422, 'GAME_RESTRICTED', 'This game is not offered there'],
      [422, 'NO_DEMO', 'It has no demo'],
      [422, 'LIMIT_UNSET', 'The market asks for a deposit limit before play'],
      ...toErrorNotes(BET_LIMIT_CODES, 'Not even the lowest stake is left under a limit'),
      [404, null, 'GAME NOT FOUND'],
    ],
  },
  'get-payments': { summary: 'Ways to pay' },
  deposit: {
    summary: 'Pays money in',
    errors: [
      ...EXCLUSION_ERRORS,
      [422, 'LIMIT_UNSET', 'The market asks for a deposit limit before a deposit'],
      [422, 'PAYMENT_LIMIT_THRESHOLD', 'A deposit limit is reached'],
      [422, 'DEPOSIT_COUNTRY_BLOCK', 'Deposits are not open where the visitor is'],
      [422, 'GLOBAL_ERROR', 'The cashier is shut to this player'],
      [422, 'REQUIRED_EMAIL_VERIFICATION', 'The address has to be verified first'],
      [422, 'ADDRESS_REQUIRED', 'The brand needs an address first'],
      [422, 'AMOUNT_BELOW_ZERO', 'Rounded to the currency, nothing is left'],
      [422, 'PAYMENT_SERVICE_ERROR', 'The method does not take the currency'],
      [422, 'PHONE_ERROR', 'The phone is too short'],
      [422, 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', 'Outside details.min and details.max'],
      [422, 'TRANSACTION_FAILED', 'The payment broke off'],
      [422, 'PROVIDER_ERROR', 'The provider has a fault'],
      [422, 'UNIFIED_ERROR', 'Refused, with a reference for support'],
      ...CHOSEN_BONUS,
      [422, 'COUPON_NEEDED', 'The bonus chosen is given for a coupon'],
      [422, 'BONUS_MIN_DEPOSIT', 'The amount is below details.min of the bonus chosen'],
      KEY,
      [404, null, 'No such way to pay, or no such bonus for a deposit'],
    ],
  },
  withdraw: {
    summary: 'Pays money out; open to excluded and frozen players',
    errors: [
      [422, 'DEPOSIT_REQUIRED', 'Before the first deposit'],
      [422, 'REQUIRED_EMAIL_VERIFICATION', 'The address has to be verified first'],
      [422, 'WAGERING_LEFT', 'A deposit is to be staked once'],
      [422, 'ACTIVE_BONUS', 'A bonus is running'],
      [422, 'AMOUNT_BELOW_ZERO', 'Rounded to the currency, nothing is left'],
      [422, 'INSUFFICIENT_FUNDS', 'The wallet does not hold that much'],
      [422, 'PAYMENT_SERVICE_ERROR', 'The method does not take the currency'],
      [422, 'PHONE_ERROR', 'The phone is too short'],
      [422, 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', 'Outside details.min and details.max'],
      KEY,
      [404, null, 'No such way to withdraw'],
    ],
  },
  'three-ds-webhook': {
    summary: 'Asks what came of a 3-D Secure question',
    errors: [[404, null, 'No such payment']],
  },
  'get-transactions': { summary: 'Deposits, withdrawals and rewards' },
  'get-casino-history': { summary: 'Bets and wins' },
  'get-play-session': { summary: 'What was staked and won since an instant (ours)' },
};
