import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';

/**
 * Writes a way to be paid out in one line: fee and time, or what it says of its payouts where neither is known. Its
 * description is about deposits.
 */
export function usePayoutTerms(currency: string): (method: PaymentMethodRow) => string | null {
  const words = usePayTermLabels(currency);
  return ({ withdrawalFee, withdrawalTime, payoutDescription }) => {
    const told = [words.fee(withdrawalFee), words.time(withdrawalTime, 'short')].filter(
      (one) => one !== null,
    );
    if (told.length === 0) return payoutDescription;
    // A narrow card breaks the line between its parts, not inside them.
    return told.map((part) => part.replaceAll(' ', '\u00a0')).join(' · ');
  };
}
