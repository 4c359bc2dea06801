import { roundDecimal } from '../money/decimal.ts';
import { readInstant } from '../time/instant-text.ts';
import { readNumber } from '../money/number-text.ts';

/** The types a bonus label names. Source: S2 §3 "Bonus label fields". */
export const BONUS_LABEL_TYPES = ['No Deposit', 'Free Spins', 'Instant Cashback', 'Deposit'] as const;

/** One of the types a bonus label names. */
export type BonusLabelType = (typeof BONUS_LABEL_TYPES)[number];

/** The lines of a bonus card, in the order they are shown. Source: S2 §3; requirements PRO-04. */
export const BONUS_FIELDS = [
  'id',
  'name',
  'type',
  'status',
  'game',
  'depositAmount',
  'depositBonusPercent',
  'bonusAmount',
  'freeSpinsQuantity',
  'freeSpinsLeft',
  'multiplier',
  'wagered',
  'wagerLeft',
  'minDeposit',
  'minBalance',
  'maxBonusThreshold',
  'maxWin',
  'convertedAmounts',
  'releasedAmount',
  'lostAmount',
  'start',
  'expiry',
  'ended',
] as const;

/** One line of a bonus card. */
export type BonusField = (typeof BONUS_FIELDS)[number];

type Amount = number | string | null | undefined;
type Text = string | null | undefined;

/** The fields of a bonus label that are amounts of money. */
export type BonusAmount =
  | 'depositAmount'
  | 'bonusAmount'
  | 'wagerLeft'
  | 'wagered'
  | 'maxBonusThreshold'
  | 'maxWin'
  | 'minBalance'
  | 'minDeposit'
  | 'releasedAmount'
  | 'lostAmount';

/**
 * A bonus as the platform tells it; all but `id` may be absent. Amounts are numbers or decimal texts in the bonus's
 * own currency, `convertedAmounts` the same fields in the player's; `multiplier` is how often the bonus is to be
 * wagered; `start`, `expiry` and `ended` are instants; ours: `releasedAmount` and `lostAmount`, what of an ended bonus
 * became the player's own money and what did not. Source: S2 §3 "Bonus label fields".
 */
export type BonusLabel = Partial<Record<BonusAmount, Amount>> & {
  id: string | number;
  name?: Text;
  type?: Text;
  status?: Text;
  game?: Text;
  depositBonusPercent?: Amount;
  freeSpinsQuantity?: Amount;
  freeSpinsLeft?: Amount;
  multiplier?: Amount;
  convertedAmounts?: Partial<Record<BonusAmount, Amount>> | null | undefined;
  start?: number | string | null | undefined;
  expiry?: number | string | null | undefined;
  ended?: number | string | null | undefined;
};

/**
 * When a bonus ends that is activated at an instant (epoch ms): `runsDays` days of 24 hours later; null where the
 * platform does not say how long it runs.
 */
export function expiryAfterActivation(
  bonus: { runsDays?: number | null },
  { now }: { now: number },
): number | null {
  const days = bonus.runsDays ?? 0;
  return days > 0 ? now + days * DAY_MS : null;
}

/** How far a bonus is wagered, in its currency; `percent` is whole, rounded down, and 100 only when nothing is left. */
export type Wagering = { done: number; left: number; total: number; percent: number };

/** Time until a bonus starts, or while it runs until it expires; nothing is left of an expired one. */
export type BonusTime = {
  state: 'upcoming' | 'running' | 'expired';
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  totalSeconds: number;
};

/** What a bonus card shows; null where the bonus does not say. `lines` are those with something to show. */
export type BonusView = {
  wagering: Wagering | null;
  freeSpins: { left: number; quantity: number } | null;
  timeLeft: BonusTime | null;
  fields: readonly BonusField[];
};

const TEXT_FIELDS = ['id', 'name', 'type', 'status', 'game'] as const satisfies readonly BonusField[];
const INSTANT_FIELDS = ['start', 'expiry', 'ended'] as const satisfies readonly BonusField[];
const DAY_MS = 86_400_000;
const DIGITS = 8;
const SCALE = 10n ** BigInt(DIGITS);

/** A readable amount of 0 or more in its smallest units, so that sums and shares are exact; null for none. */
function unitsOf(value: unknown): bigint | null {
  const number = readNumber(value);
  const text = number === null ? null : roundDecimal(number, DIGITS);
  return text === null ? null : positive(BigInt(text.replace('.', '')));
}

function numberOf(units: bigint): number {
  return Number(`${units / SCALE}.${(units % SCALE).toString().padStart(DIGITS, '0')}`);
}

/** What is to be wagered in all: what is done and left, else the bonus amount times its multiplier. */
function wageringOf({ wagered, wagerLeft, bonusAmount, multiplier }: BonusLabel): Wagering | null {
  const told = { done: unitsOf(wagered), left: unitsOf(wagerLeft) };
  const [amount, times] = [unitsOf(bonusAmount), unitsOf(multiplier)];
  const asked = amount === null || times === null ? null : (amount * times) / SCALE;
  if (told.left === null && (told.done === null || asked === null)) return null;
  const left = told.left ?? positive((asked ?? 0n) - (told.done ?? 0n));
  const done = told.done ?? positive((asked ?? 0n) - left);
  const total = done + left;
  const percent = left === 0n ? 100 : Number((100n * done) / total);
  return { done: numberOf(done), left: numberOf(left), total: numberOf(total), percent };
}

function positive(units: bigint): bigint {
  return units > 0n ? units : 0n;
}

function countOf(value: unknown): number | null {
  const number = readNumber(value);
  return number === null ? null : Math.max(0, Math.floor(number));
}

/** The free spins of a bonus, all of them left where it does not say how many; null for a bonus without any. */
export function freeSpinsOf({
  freeSpinsLeft,
  freeSpinsQuantity,
}: {
  freeSpinsLeft?: unknown;
  freeSpinsQuantity?: unknown;
}): BonusView['freeSpins'] {
  const left = countOf(freeSpinsLeft);
  const quantity = countOf(freeSpinsQuantity) ?? left;
  return quantity === null ? null : { left: Math.min(left ?? quantity, quantity), quantity };
}

function timeOf({ start, expiry }: BonusLabel, now: number): BonusTime | null {
  const [begins, ends] = [readInstant(start), readInstant(expiry)];
  const state =
    ends !== null && ends <= now ? 'expired' : begins !== null && begins > now ? 'upcoming' : 'running';
  const target = state === 'upcoming' ? begins : ends;
  if (target === null) return null;
  const totalSeconds = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    state,
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
    totalSeconds,
  };
}

function isOneOf(lines: readonly BonusField[], line: BonusField): boolean {
  return lines.includes(line);
}

function isShown(bonus: BonusLabel, line: BonusField): boolean {
  if (line === 'convertedAmounts')
    return Object.values(bonus.convertedAmounts ?? {}).some((amount) => readNumber(amount) !== null);
  const value: unknown = bonus[line];
  const written = typeof value === 'string' && value.trim() !== '';
  if (isOneOf(INSTANT_FIELDS, line)) return readInstant(value) !== null;
  return (isOneOf(TEXT_FIELDS, line) && written) || readNumber(value) !== null;
}

/**
 * Gives what a bonus card shows at an instant (epoch ms): the progress of its wager, its free spins, the time it has
 * left, and which of its lines have something to say; an absent or unreadable field prints no line, 0 does. Negative
 * amounts count as 0, and sums carry no binary error. Where only what is left is told, what is done follows from bonus
 * amount and multiplier, and the other way round; of free spins without a count of what is left, all are. A started
 * second counts whole. S2 §3; requirements PRO-04.
 */
export function bonusView(bonus: BonusLabel, { now }: { now: number }): BonusView {
  return {
    wagering: wageringOf(bonus),
    freeSpins: freeSpinsOf(bonus),
    timeLeft: timeOf(bonus, now),
    fields: BONUS_FIELDS.filter((line) => isShown(bonus, line)),
  };
}
