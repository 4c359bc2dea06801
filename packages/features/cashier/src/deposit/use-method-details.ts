import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { formatStakeText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { joinTerms } from '../fields/join-terms.ts';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';

/**
 * Writes a way to pay in two short lines: fee and time, then limits; what it says of itself where neither fee nor time is
 * known.
 */
export function useMethodDetails(
  currency: string,
  crypto: boolean,
): (method: PaymentMethodRow) => readonly string[] {
  const locale = useLocale();
  const words = usePayTermLabels(currency);
  const text = (amount: number) => formatStakeText({ amount, currency, locale, crypto });
  return ({ depositFee, depositTime, minDeposit, maxDeposit, description }) => {
    const told = [words.fee(depositFee), words.time(depositTime, 'short')].filter((one) => one !== null);
    if (told.length === 0) return description === null ? [] : [description];
    const known = minDeposit !== null && maxDeposit !== null;
    // From left to right in every script, or the smaller one would stand behind.
    return [
      joinTerms(told),
      ...(known ? [`\u2066${text(minDeposit)} –\u00a0${text(maxDeposit)}\u2069`] : []),
    ];
  };
}
