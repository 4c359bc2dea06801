import { directionOf, intlTagOf, isolated } from '../../words/language.ts';
import { config } from './config.ts';

/** Languages read from the right write amounts as English does, as the page around the game: sign and symbol first. */
const LOCALE = intlTagOf(directionOf(config.language) === 'rtl' ? 'en' : config.locale);

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
  const alone = new Intl.NumberFormat(LOCALE, { ...figure, ...sign }).format(amount);
  if (config.mode === 'demo') return run(alone);
  if (code.length !== 3 || code === 'BTC') return run(`${alone} ${code}`);
  const asMoney = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  return run(new Intl.NumberFormat(LOCALE, { ...asMoney, ...figure, ...sign }).format(amount));
}

/** A real minus sign in place of the hyphen; one run from left to right, without marks that would turn it. */
function run(text: string): string {
  return isolated(config.language, text.replaceAll(/[\u061c\u200e\u200f]/g, '').replace('-', '−'));
}

/** A multiplier of hundredths: `2.50×`. */
export function timesText(hundredths: number): string {
  const figure = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return run(`${new Intl.NumberFormat(LOCALE, figure).format(hundredths / 100)}×`);
}

/** A multiple of the stake as the page’s rules write it: `2,500×`. */
export function multipleText(multiple: number): string {
  return run(`${new Intl.NumberFormat(intlTagOf(config.language)).format(multiple)}×`);
}
