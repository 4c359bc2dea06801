import * as v from 'valibot';
import {
  countSchema,
  picklistOrUnknown,
  looseIdSchema,
  maybeAmount,
  maybeInstant,
  maybeNumber,
  maybeText,
} from '../../fields.ts';

const TYPES = {
  deposit: 'deposit',
  nodeposit: 'no-deposit',
  freespins: 'free-spins',
  instantcashback: 'instant-cashback',
  cashback: 'instant-cashback',
} as const;

/** What kind of bonus it is; `other` is one we have no name for. */
export type BonusType = (typeof TYPES)[keyof typeof TYPES] | 'other';

/** Where a player's bonus stands; `lost` is one whose money was played away before its wager was met. */
export const BONUS_STATUSES = ['offered', 'active', 'completed', 'lost', 'cancelled', 'expired'] as const;

const isKey = (word: string): word is keyof typeof TYPES => Object.hasOwn(TYPES, word);

/** `No Deposit`, `no_deposit` and `noDeposit` are one type. */
const typeSchema = v.pipe(
  v.string(),
  v.transform((sent): BonusType => {
    const word = sent.toLowerCase().replaceAll(/[^a-z]/g, '');
    return isKey(word) ? TYPES[word] : 'other';
  }),
);

/** A game's name, bare or in an object of its own. */
const gameNameSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ name: v.string() }),
    v.transform(({ name }) => name),
  ),
]);

const amounts = {
  depositAmount: maybeAmount,
  bonusAmount: maybeAmount,
  wagerLeft: maybeAmount,
  wagered: maybeAmount,
  maxBonusThreshold: maybeAmount,
  maxWin: maybeAmount,
  minBalance: maybeAmount,
  minDeposit: maybeAmount,
  releasedAmount: maybeAmount,
  lostAmount: maybeAmount,
};

/**
 * A bonus as it stands on a card (PRO-04, S2 §3). Amounts in `currencyCode`, the same ones in the player's currency in
 * `convertedAmounts`; `multiplier` times the bonus is to be wagered; `runsDays` how many
 * days of 24 hours it runs once it is activated; `start`, `expiry` and `ended` instants; `releasedAmount` and
 * `lostAmount` say what of an ended bonus became the player's own money, and what did not. What is absent is
 * null and prints no line. domain/bonus says what the card shows.
 */
export const bonusLabelSchema = v.object({
  id: looseIdSchema,
  name: v.nullish(v.string(), ''),
  type: v.nullish(typeSchema, 'other'),
  status: v.nullish(picklistOrUnknown(BONUS_STATUSES), 'unknown'),
  game: v.nullish(gameNameSchema, null),
  gameSlug: maybeText,
  currencyCode: maybeText,
  ...amounts,
  multiplier: maybeNumber,
  depositBonusPercent: maybeNumber,
  freeSpinsQuantity: v.nullish(countSchema, null),
  freeSpinsLeft: v.nullish(countSchema, null),
  runsDays: v.nullish(countSchema, null),
  start: maybeInstant,
  expiry: maybeInstant,
  ended: maybeInstant,
  convertedAmounts: v.nullish(v.object({ currencyCode: maybeText, ...amounts }), null),
});

/** A bonus of the player, from the offer to its end. */
export type BonusLabel = v.InferOutput<typeof bonusLabelSchema>;
