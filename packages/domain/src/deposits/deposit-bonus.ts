import { currencyDigits } from '../money/currency-digits.ts';
import { cutDecimal, roundDecimal } from '../money/decimal.ts';
import { BONUS_CODES, DEPOSIT_CODES } from '../errors/errors.ts';
import { readNumber } from '../money/number-text.ts';
import { isCryptoCurrency } from '../money/wallet.ts';

const DIGITS = 8;

type Amount = number | string | null | undefined;

/** The amounts of an offer that decide what it gives and locks. */
type OfferAmounts = { maxBonusThreshold?: Amount; minDeposit?: Amount; maxWin?: Amount };

/** An offer that comes with a deposit: amounts in its own currency, and the same in another (`convertedAmounts`). */
export type DepositOffer = OfferAmounts & {
  currencyCode?: string | null | undefined;
  depositBonusPercent?: Amount;
  multiplier?: Amount;
  convertedAmounts?: (OfferAmounts & { currencyCode?: string | null | undefined }) | null | undefined;
};

/**
 * What a deposit with an offer comes to, in the deposit's currency; null where the offer does not say, or says it in
 * another currency alone. It `gives` a bonus, of which `wager` is to be staked before it and the player's own money can
 * be withdrawn, and `cap` is the most that can become their own; `percent` of the deposit up to `most`. `least` is the
 * smallest deposit it comes with, and `reach` whether this one does; a deposit of no readable amount is `unknown`.
 */
export type DepositBonus = {
  percent: number | null;
  maxBonus: number | null;
  minDeposit: number | null;
  maxWin: number | null;
  multiplier: number | null;
  bonusAmount: number | null;
  wager: number | null;
  threshold: 'reached' | 'below' | 'unknown';
};

function rounded(value: number): number {
  return Number(roundDecimal(value, DIGITS) ?? 0);
}

/** A share is cut to what its currency can hold: nobody is promised half a yen. */
function inUnits(value: number, currency: string): number {
  const digits = currencyDigits({ currency, crypto: isCryptoCurrency(currency) });
  return Number(cutDecimal(rounded(value), digits) ?? 0);
}

function positiveOrNull(value: unknown): number | null {
  const number = readNumber(value);
  return number === null || number <= 0 ? null : rounded(number);
}

/** The offer's amounts in a currency; an offer that names no currency speaks of the player's. */
function amountsIn(offer: DepositOffer, currency: string): OfferAmounts | null {
  const named = offer.currencyCode ?? currency;
  if (named === currency) return offer;
  const { convertedAmounts: converted } = offer;
  return converted && (converted.currencyCode ?? currency) === currency ? converted : null;
}

/**
 * Works out what a deposit of an amount brings with an offer, and what that locks. What cannot be compared with the
 * offer's least, for its currency, counts as reached: the platform decides. A bonus has as many decimals as its currency
 * and is never rounded up. Source: S2 §3; docs/contracts.md "A bonus with a deposit".
 */
export function depositBonus(
  offer: DepositOffer,
  { amount, currency }: { amount: number | null; currency: string },
): DepositBonus {
  const amounts = amountsIn(offer, currency);
  const percent = positiveOrNull(offer.depositBonusPercent);
  const multiplier = positiveOrNull(offer.multiplier);
  const minDeposit = positiveOrNull(amounts?.minDeposit);
  const maxBonus = positiveOrNull(amounts?.maxBonusThreshold);
  const threshold =
    amount === null ? 'unknown' : minDeposit !== null && amount < minDeposit ? 'below' : 'reached';
  const share =
    amounts && percent !== null && amount !== null && amount > 0 ? (amount * percent) / 100 : null;
  const bonusAmount =
    share === null || threshold === 'below' ? null : inUnits(Math.min(share, maxBonus ?? share), currency);
  return {
    percent,
    maxBonus,
    minDeposit,
    maxWin: positiveOrNull(amounts?.maxWin),
    multiplier,
    bonusAmount,
    wager: bonusAmount === null || multiplier === null ? null : rounded(bonusAmount * multiplier),
    threshold,
  };
}

/** Codes of the bonus of a deposit that the sources do not name. Ours; contracts "Codes of refusal". */
const OWN_BONUS_CODES: readonly (string | null)[] = ['COUPON_NEEDED', 'BONUS_MIN_DEPOSIT'];

/**
 * Tells whether a refused deposit was refused for the bonus it was to bring (`bonusId`, null or absent for none): the
 * platform names that bonus, or gives a bonus check code that no deposit has. Then the same deposit without it may be
 * made. Source: S2 §8; contracts "Codes of refusal".
 */
export function isBonusRefused({
  bonusId,
  code,
  named,
}: {
  bonusId: string | null | undefined;
  code: string | null;
  /** `details.bonusId` of the refusal. */
  named: string | number | undefined;
}): boolean {
  if (bonusId === null || bonusId === undefined) return false;
  if (named !== undefined) return String(named) === bonusId;
  if (OWN_BONUS_CODES.includes(code)) return true;
  return code !== null && Object.hasOwn(BONUS_CODES, code) && !Object.hasOwn(DEPOSIT_CODES, code);
}
