import { getDirection, toIntlTag, isolateFigure } from '../../../settings/language.ts';
import { config } from './config.ts';

/** Languages read from the right write amounts as English does, as the page around the game: sign and symbol first. */
const LOCALE = toIntlTag(getDirection(config.language) === 'rtl' ? 'en' : config.locale);

/** A currency and the places of its smallest unit. */
export type GameCurrency = { code: string; digits: number };

/** Whole smallest units as the JSON number that the platform's calls and messages carry. */
export function unitsToAmount(units: number, { digits }: GameCurrency): number {
  return units / 10 ** digits;
}

/**
 * An amount as the player's language writes it; `signed` shows the sign of a result that is not nought. Play money is
 * written as a number alone: it is no currency.
 */
export function formatGameMoney(
  units: number,
  { currency, signed = 'never' }: { currency: GameCurrency; signed?: 'never' | 'exceptZero' },
): string {
  const { code, digits } = currency;
  const figure = { minimumFractionDigits: Math.min(digits, 2), maximumFractionDigits: digits };
  const sign = { signDisplay: signed === 'never' ? 'auto' : signed } as const;
  const amount = unitsToAmount(units, currency);
  const alone = new Intl.NumberFormat(LOCALE, { ...figure, ...sign }).format(amount);
  if (config.mode === 'demo') return isolateText(alone);
  if (code.length !== 3 || code === 'BTC') return isolateText(`${alone} ${code}`);
  const asMoney = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
  return isolateText(new Intl.NumberFormat(LOCALE, { ...asMoney, ...figure, ...sign }).format(amount));
}

/** A real minus sign in place of the hyphen; one run from left to right, without marks that would turn it. */
function isolateText(text: string): string {
  return isolateFigure(config.language, text.replaceAll(/[\u061c\u200e\u200f]/g, '').replace('-', '−'));
}

/** A multiplier of hundredths: `2.50×`. */
export function formatHundredths(hundredths: number): string {
  const figure = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return isolateText(`${new Intl.NumberFormat(LOCALE, figure).format(hundredths / 100)}×`);
}

/** A multiple of the stake as the page’s rules write it: `2,500×`. */
export function formatMultiple(multiple: number): string {
  return isolateText(`${new Intl.NumberFormat(toIntlTag(config.language)).format(multiple)}×`);
}
