import { westernDigits, withoutDirectionMarks } from '@baize/domain/western-digits';
import { formatNumber } from './formats.ts';
import { intlLocale } from './intl-locale.ts';

interface TypedAmount {
  text: string;
  locale: string;
  /** The decimals the currency has. */
  digits: number;
}

const GROUP_SEPARATORS = /(?<=\d)[\s'\u2019\u066C](?=\d{3}(?!\d))/g;

/** The mark before the decimals in the player's language: a point or a comma. */
function decimalMark(locale: string): '.' | ',' {
  return formatNumber({ value: 1.5, locale }).includes(',') ? ',' : '.';
}

/** Writes decimal text of a coin ("0.0005") as the language has it, digit by digit and ungrouped: it is typed off exactly. */
export function formatCoinAmount(text: string, locale: string): string {
  return text.replace('.', decimalMark(locale));
}

/** The digits of any script as Western ones, with the marks of full width and of Arabic as ours. */
function plainDigits(text: string): string {
  return westernDigits(text)
    .replaceAll('\uFF0E', '.')
    .replaceAll('\uFF0C', ',')
    .replaceAll('\u066B', decimalMark('ar'));
}

/** How a currency is written beside an amount: its code, and its signs in English and in the player's language. */
function signsOf(currency: string, locale: string): string[] {
  const code = currency.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return [code];
  const signs = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    [intlLocale(locale), 'en'].map((language) => {
      const parts = new Intl.NumberFormat(language, {
        style: 'currency',
        currency: code,
        currencyDisplay,
      }).formatToParts(0);
      const sign = parts.find(({ type }) => type === 'currency')?.value ?? code;
      return withoutDirectionMarks(sign).trim().toUpperCase();
    }),
  );
  return [...new Set([...signs, code])].filter((sign) => sign !== '');
}

/**
 * Takes a currency's own sign or code off an amount that was pasted or typed with it (€30, 30 EUR); what stands there with
 * another currency's, or with anything else, is left as it is.
 */
export function stripCurrency(asked: { text: string; currency: string; locale: string }): string {
  // Nearly always: the signs need not be looked up.
  if (/^[\p{Nd}.,]*$/u.test(asked.text)) return asked.text;
  const text = withoutDirectionMarks(asked.text).normalize('NFC').trim();
  const signs = signsOf(asked.currency, asked.locale).toSorted((one, other) => other.length - one.length);
  const upper = text.toUpperCase();
  for (const sign of signs) {
    if (upper.startsWith(sign)) return amountOrOriginal(text.slice(sign.length), asked.text);
    if (upper.endsWith(sign)) return amountOrOriginal(text.slice(0, -sign.length), asked.text);
  }
  return asked.text;
}

function amountOrOriginal(rest: string, whole: string): string {
  const text = rest.trim();
  return text === '' || /^[\p{Nd}.,\u066B\u066C\uFF0C\uFF0E\s'\u2019]+$/u.test(text) ? text : whole;
}

/** Takes the grouping marks out of the whole part; null where they do not stand between threes. */
function stripGrouping(whole: string, mark: string): string | null {
  if (!whole.includes(mark)) return whole;
  const [head = '', ...threes] = whole.split(mark);
  const grouped = /^[1-9]\d{0,2}$/.test(head) && threes.every((three) => /^\d{3}$/.test(three));
  return grouped ? head + threes.join('') : null;
}

/** Parts a text of digits, points and commas into whole and decimals; null where it has no one meaning. */
function splitDecimals({ text, locale, digits }: TypedAmount): [whole: string, decimals: string] | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return [text, ''];
  const mark = text[last] ?? '';
  const [before, after] = [text.slice(0, last), text.slice(last + 1)];
  const other = mark === '.' ? ',' : '.';
  if (before.includes(other)) {
    const whole = before.includes(mark) ? null : stripGrouping(before, other);
    return whole === null ? null : [whole, after];
  }
  const whole = stripGrouping(text, mark);
  if (before.includes(mark)) return whole === null ? null : [whole, ''];
  if (mark === decimalMark(locale) || whole === null) return [before, after];
  // Money of many decimals: 1,234 may be meant either way.
  return digits > 2 ? null : [whole, ''];
}

/**
 * Reads an amount by the marks of the player's language, its digits as text: 1,000 is a thousand in English and one
 * with three decimals in German. Where a text can be read in one way alone, it is, whatever the language: 12.5 and
 * 1.234,50. What is no amount, or may mean two, is null: nothing is guessed, left out or cut.
 */
export function parseTypedAmount(asked: TypedAmount): { amount: number; decimals: number } | null {
  const text = plainDigits(asked.text.trim()).replaceAll(GROUP_SEPARATORS, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return null;
  const found = splitDecimals({ ...asked, text });
  if (found === null) return null;
  const [whole, decimals] = found;
  const amount = Number(`${whole}.${decimals}0`);
  return Number.isFinite(amount) ? { amount, decimals: decimals.length } : null;
}

/** Writes an amount as it is typed: without grouping, with the language's own mark. */
export function formatTypedAmount({ amount, locale }: { amount: number; locale: string }): string {
  const plain = amount.toFixed(8).replace(/\.?0+$/, '');
  return plain.replace('.', decimalMark(locale));
}
