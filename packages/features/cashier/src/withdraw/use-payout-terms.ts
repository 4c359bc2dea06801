import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { joinTerms } from '../fields/join-terms.ts';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import { useAmountRange } from '../money/use-amount-range.ts';

/**
 * Writes a way to be paid out in two short lines: fee and time, then limits; what it says of its payouts where neither fee nor
 * time is known. Its description is about deposits.
 */
export function usePayoutTerms({
  currency,
  crypto,
}: {
  currency: string;
  crypto: boolean;
}): (method: PaymentMethodRow) => readonly string[] {
  const words = usePayTermLabels(currency);
  const range = useAmountRange({ currency, crypto });
  return ({ withdrawalFee, withdrawalTime, minWithdrawal, maxWithdrawal, payoutDescription }) => {
    const told = [words.fee(withdrawalFee), words.time(withdrawalTime, 'short')].filter(
      (one) => one !== null,
    );
    if (told.length === 0) return payoutDescription === null ? [] : [payoutDescription];
    const terms = joinTerms(told);
    if (minWithdrawal === null || maxWithdrawal === null) return [terms];
    return [terms, range(minWithdrawal, maxWithdrawal)];
  };
}
