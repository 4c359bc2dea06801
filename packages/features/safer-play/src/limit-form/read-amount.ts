import { roundDecimal } from '@baize/domain/decimal';
import { readNumber } from '@baize/domain/number-text';

const DIGITS = { money: 2, crypto: 8 } as const;

/** The highest amount the platform keeps. */
const MOST = 1_000_000_000;

/** Reads an amount as players type it, with a comma or a point; null for none, or one with more places than the money has. */
export function readAmount(text: string, kind: keyof typeof DIGITS): number | null {
  const plain = text.trim().replace(',', '.');
  const amount = plain === '' ? null : readNumber(plain);
  if (amount === null || amount < 0 || amount > MOST) return null;
  return Number(roundDecimal(amount, DIGITS[kind])) === amount ? amount : null;
}
