import { formatNumber } from './formats.ts';

interface Asked {
  text: string;
  locale: string;
  /** The decimals the currency has. */
  digits: number;
}

const ARABIC_ZEROS = ['\u0660', '\u06F0'] as const;
const SPACED = /(?<=\d)[\s'\u2019\u066C](?=\d{3}(?!\d))/g;

/** The mark before the decimals in the player's language: a point or a comma. */
function decimalMark(locale: string): '.' | ',' {
  return formatNumber({ value: 1.5, locale }).includes(',') ? ',' : '.';
}

function plainDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
      const zero = digit < ARABIC_ZEROS[1] ? ARABIC_ZEROS[0] : ARABIC_ZEROS[1];
      return String((digit.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0));
    })
    .replaceAll('\u066B', decimalMark('ar'));
}

/** Takes the grouping marks out of the whole part; null where they do not stand between threes. */
function ungrouped(whole: string, mark: string): string | null {
  if (!whole.includes(mark)) return whole;
  const [head = '', ...threes] = whole.split(mark);
  const grouped = /^[1-9]\d{0,2}$/.test(head) && threes.every((three) => /^\d{3}$/.test(three));
  return grouped ? head + threes.join('') : null;
}

/** Parts a text of digits, points and commas into whole and decimals; null where it has no one meaning. */
function parted({ text, locale, digits }: Asked): [whole: string, decimals: string] | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return [text, ''];
  const mark = text[last] ?? '';
  const [before, after] = [text.slice(0, last), text.slice(last + 1)];
  const other = mark === '.' ? ',' : '.';
  if (before.includes(other)) {
    const whole = before.includes(mark) ? null : ungrouped(before, other);
    return whole === null ? null : [whole, after];
  }
  const whole = ungrouped(text, mark);
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
export function readTyped(asked: Asked): { amount: number; decimals: number } | null {
  const text = plainDigits(asked.text.trim()).replaceAll(SPACED, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return null;
  const found = parted({ ...asked, text });
  if (found === null) return null;
  const [whole, decimals] = found;
  const amount = Number(`${whole}.${decimals}0`);
  return Number.isFinite(amount) ? { amount, decimals: decimals.length } : null;
}

/** Writes an amount as it is typed: without grouping, with the language's own mark. */
export function typedText({ amount, locale }: { amount: number; locale: string }): string {
  const plain = amount.toFixed(8).replace(/\.?0+$/, '');
  return plain.replace('.', decimalMark(locale));
}
