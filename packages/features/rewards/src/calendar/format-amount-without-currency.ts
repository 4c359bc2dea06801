import { formatMoneyText } from '@baize/i18n/formats';
import type { MoneyFormat } from '../money/money-style.ts';

const FIGURES = /\d(?:[\d\s.,'’]*\d)?/u;

/** The figures of an amount without its currency, where a cell has no room for both. */
export function formatAmountWithoutCurrency(ask: {
  amount: number;
  locale: string;
  money: MoneyFormat;
}): string {
  const text = formatMoneyText({ amount: ask.amount, locale: ask.locale, ...ask.money });
  return FIGURES.exec(text)?.[0] ?? text;
}

/** Whether figures have room in a seventh of a phone; longer ones are never cut, the words say them. */
export function fitsCompactCell(figures: string): boolean {
  return figures.length < 7;
}

/** Whether a whole amount, as of most cryptocurrencies, is too long for the type of a reward. */
export function isLongReward(ask: { amount: number; locale: string; money: MoneyFormat }): boolean {
  return formatMoneyText({ amount: ask.amount, locale: ask.locale, ...ask.money }).length > 10;
}
