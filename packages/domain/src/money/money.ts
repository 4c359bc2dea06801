import { roundDecimal } from './decimal.ts';

/** How many decimals a crypto amount shows at most. Source: S1 §9. */
export const CRYPTO_DIGITS = 8;

const FIAT_DIGITS = 2;
const FORMATS_AT_MOST = 500;
const UNREADABLE = '–';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const formats = new Map<string, Intl.NumberFormat>();

/** An amount to show: a number or a decimal text, its currency's code, the language, and whether it is crypto. */
export type MoneyFormatInput = {
  amount: number | string;
  currency: string;
  locale: string;
  crypto: boolean;
};

/** The same with the platform's own sign, which counts where Intl knows none. Requirements SES-14. */
export type MoneyWithSymbol = MoneyFormatInput & { symbol?: string | null | undefined };

function formatOf({
  code,
  locale,
  crypto,
}: {
  code: string;
  locale: string;
  crypto: boolean;
}): Intl.NumberFormat {
  const key = `${locale}|${code}|${crypto}`;
  const known = formats.get(key);
  if (known) return known;
  const options: Intl.NumberFormatOptions = {
    minimumFractionDigits: FIAT_DIGITS,
    maximumFractionDigits: crypto ? CRYPTO_DIGITS : FIAT_DIGITS,
    ...(currencies.has(code) ? { style: 'currency', currency: code } : {}),
  };
  let made: Intl.NumberFormat;
  try {
    made = new Intl.NumberFormat(locale, options);
  } catch {
    made = new Intl.NumberFormat('en', options);
  }
  if (formats.size >= FORMATS_AT_MOST) formats.clear();
  formats.set(key, made);
  return made;
}

/**
 * Gives an amount of money as the parts of its text (number, sign, currency), for views that set them apart.
 * Rules and fallbacks as `formatMoney`; an unreadable amount is one literal `–`.
 */
export function moneyParts({
  amount,
  currency,
  symbol,
  locale,
  crypto,
}: MoneyWithSymbol): Intl.NumberFormatPart[] {
  const rounded = roundDecimal(amount, crypto ? CRYPTO_DIGITS : FIAT_DIGITS);
  if (rounded === null) return [{ type: 'literal', value: UNREADABLE }];
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  const language = typeof locale === 'string' ? locale : 'en';
  const parts = formatOf({ code, locale: language, crypto }).formatToParts(rounded);
  if (code === '' || currencies.has(code)) return parts;
  return [
    ...parts,
    { type: 'literal', value: '\u00a0' },
    { type: 'currency', value: symbol?.trim() || code },
  ];
}

/**
 * Writes an amount of money in the player's language: two decimals, crypto up to eight without trailing zeros beyond
 * two; rounded half away from zero on the decimal value, never with a binary error. A code Intl does not know (USDT)
 * stands after the number; an unknown language reads as English; an unreadable amount is `–`. Never throws.
 * Source: S1 §9; requirements I18N-05.
 */
export function formatMoney(money: MoneyFormatInput): string {
  return formatMoneyWithSymbol(money);
}

/** Writes a stake as `formatMoney` does, but a whole one without decimals: a range of stakes is read at a glance. Look §7. */
export function formatStake(money: MoneyWithSymbol): string {
  const parts = moneyParts(money);
  const whole = Number.isInteger(Number(money.amount));
  return parts
    .filter(({ type }) => !whole || (type !== 'decimal' && type !== 'fraction'))
    .map(({ value }) => value)
    .join('');
}

/** Writes an amount as `formatMoney` does, with the platform's sign for a currency Intl knows none for. */
export function formatMoneyWithSymbol(money: MoneyWithSymbol): string {
  return moneyParts(money)
    .map((part) => part.value)
    .join('');
}
