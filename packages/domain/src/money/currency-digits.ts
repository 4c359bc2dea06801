import { CRYPTO_DIGITS } from './money.ts';

/** Money is shown with two decimals at most, whatever the currency has. Source: S1 §9. */
const FIAT_DIGITS = 2;

/** What Intl says of a code, which takes it long to say. */
const known = new Map<string, number>();
const KNOWN_AT_MOST = 500;

/**
 * Returns how many decimals an amount of a currency may be typed with: 8 for crypto, otherwise what the currency has, 2 at
 * most: 2 for EUR, 0 for JPY, 2 for KWD, and 2 for a code Intl does not know. Never throws.
 */
export function currencyDigits({ currency, crypto }: { currency: string; crypto: boolean }): number {
  if (crypto) return CRYPTO_DIGITS;
  const code = currency.trim().toUpperCase();
  const digits = known.get(code) ?? fiatDigits(code);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(code, digits);
  return digits;
}

function fiatDigits(code: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    return Math.min(FIAT_DIGITS, format.resolvedOptions().maximumFractionDigits ?? FIAT_DIGITS);
  } catch {
    return FIAT_DIGITS;
  }
}
