import { formatStakeText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';

interface AmountRangeOptions {
  currency: string;
  crypto: boolean;
}

/**
 * Writes the smallest and the largest amount in one line. A currency without a sign is named once, as in `TRY 800 – 100,000`:
 * a row of a method has no room for its code twice.
 */
export function useAmountRange({
  currency,
  crypto,
}: AmountRangeOptions): (min: number, max: number) => string {
  const locale = useLocale();
  const text = (amount: number) => formatStakeText({ amount, currency, locale, crypto });
  return (min, max) => {
    const [from, to] = [text(min).replace(/\s[A-Z]{3,}$/, ''), text(max).replace(/^[A-Z]{3,}\s/, '')];
    // From left to right in every script, or the smaller one would stand behind. It breaks before the dash at most.
    return `\u2066${from} –\u2060\u00a0${to}\u2069`;
  };
}
