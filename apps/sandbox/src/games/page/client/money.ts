import { config } from './config.ts';

/** A currency and the places of its smallest unit. */
export type Currency = { code: string; digits: number };

/** Whole smallest units as the JSON number that the platform's calls and messages carry. */
export function toAmount(units: number, { digits }: Currency): number {
  return units / 10 ** digits;
}

/**
 * An amount as the player's language writes it; `signed` shows the sign of a result that is not nought. Play money is
 * written as a number alone: it is no currency.
 */
export function moneyText(
  units: number,
  { currency, signed = 'never' }: { currency: Currency; signed?: 'never' | 'exceptZero' },
): string {
  const { code, digits } = currency;
  const figure = { minimumFractionDigits: Math.min(digits, 2), maximumFractionDigits: digits };
  const sign = { signDisplay: signed === 'never' ? 'auto' : signed } as const;
  const amount = toAmount(units, currency);
  const alone = () => withMinus(new Intl.NumberFormat(config.locale, { ...figure, ...sign }).format(amount));
  if (config.mode === 'demo') return alone();
  if (code.length !== 3 || code === 'BTC') return `${alone()} ${code}`;
  const asMoney = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  return withMinus(new Intl.NumberFormat(config.locale, { ...asMoney, ...figure, ...sign }).format(amount));
}

/** A real minus sign in place of the hyphen. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** A multiplier of hundredths: `2.50×`. */
export function timesText(hundredths: number): string {
  const figure = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(config.locale, figure).format(hundredths / 100)}×`;
}
