import { unitsToDecimal } from '../../ledger/currency.ts';
import { fromEuroCents } from '../../ledger/exchange-rates.ts';
import type { Method } from './method.ts';

export type MethodAmountRange = { min: number; max: number };

/** A euro amount in another currency, to one figure: 10 € are 100 kr, not 113. */
export function fromEuros(euros: number, currencyCode: string): number {
  const exact = unitsToDecimal(fromEuroCents(euros * 100, currencyCode), currencyCode);
  return currencyCode === 'EUR' ? exact : Number(exact.toPrecision(1));
}

/** Other methods than cards take these in lira (S2 §9). */
const OTHERS_IN_LIRA: MethodAmountRange = { min: 5, max: 100_000 };

/** The amounts a method takes in a currency; null where it pays nothing out. */
export function getAmountRange(
  method: Method,
  { direction, currencyCode }: { direction: 'deposit' | 'payout'; currencyCode: string },
): MethodAmountRange | null {
  const euros = direction === 'deposit' ? method.range : method.payout;
  if (!euros) return null;
  if (direction === 'deposit' && currencyCode === 'TRY' && method.family !== 'card') return OTHERS_IN_LIRA;
  const [min, max] = euros;
  return { min: fromEuros(min, currencyCode), max: fromEuros(max, currencyCode) };
}
