import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { usePayTermWords } from '../fields/pay-terms.ts';

/**
 * Writes a way to be paid out in one line: fee and time, or what it says of its payouts where neither is known. Its
 * description is about deposits.
 */
export function usePayoutLine(currency: string): (method: PaymentMethodRow) => string | null {
  const words = usePayTermWords(currency);
  return ({ withdrawalFee, withdrawalTime, payoutDescription }) => {
    const told = [words.fee(withdrawalFee), words.time(withdrawalTime, 'short')].filter(
      (one) => one !== null,
    );
    if (told.length === 0) return payoutDescription;
    // A narrow card breaks the line between its parts, not inside them.
    return told.map((part) => part.replaceAll(' ', '\u00a0')).join(' · ');
  };
}
