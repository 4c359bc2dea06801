import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { joinTerms } from '../fields/join-terms.ts';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import { useAmountRange } from '../money/use-amount-range.ts';

/**
 * Writes a way to pay in two short lines: fee and time, then limits; what it says of itself where neither fee nor time is
 * known.
 */
export function useMethodDetails(
  currency: string,
  crypto: boolean,
): (method: PaymentMethodRow) => readonly string[] {
  const words = usePayTermLabels(currency);
  const range = useAmountRange({ currency, crypto });
  return ({ depositFee, depositTime, minDeposit, maxDeposit, description }) => {
    const told = [words.fee(depositFee), words.time(depositTime, 'short')].filter((one) => one !== null);
    if (told.length === 0) return description === null ? [] : [description];
    const terms = joinTerms(told);
    return minDeposit === null || maxDeposit === null ? [terms] : [terms, range(minDeposit, maxDeposit)];
  };
}
