import { toAmount } from '../../ledger/currency.ts';
import { fromEuroCents, inEuros } from '../../ledger/house-rates.ts';
import type { Method } from './method.ts';

export type Amounts = { min: number; max: number };

/** A euro amount in another currency, to one figure: 10 € are 100 kr, not 113. */
export function houseAmount(euros: number, currencyCode: string): number {
  const exact = toAmount(fromEuroCents(euros * 100, currencyCode), currencyCode);
  return currencyCode === 'EUR' ? exact : Number(exact.toPrecision(1));
}

/** Other methods than cards take these in lira (S2 §9). */
const OTHERS_IN_LIRA: Amounts = { min: 5, max: 100_000 };

/** The amounts a method takes in a currency; null where it pays nothing out. */
export function amountsOf(
  method: Method,
  { direction, currencyCode }: { direction: 'deposit' | 'payout'; currencyCode: string },
): Amounts | null {
  const euros = direction === 'deposit' ? method.range : method.payout;
  if (!euros) return null;
  if (direction === 'deposit' && currencyCode === 'TRY' && method.family !== 'card') return OTHERS_IN_LIRA;
  const [min, max] = euros;
  return { min: houseAmount(min, currencyCode), max: houseAmount(max, currencyCode) };
}

/** Whole units of one currency in another's, by the house's fixed rates. */
export function exchanged(units: bigint, { from, to }: { from: string; to: string }): bigint {
  return from === to ? units : fromEuroCents(inEuros(units, from) * 100, to);
}
