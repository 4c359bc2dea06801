import { checkPhone, nationalNumber } from '@baize/domain/phone';
import { westernDigits, withoutDirectionMarks } from '@baize/domain/western-digits';
import { COUNTRIES, findCountry } from './countries.ts';

/** A phone number as accounts keep it: the digits of its code, and the national number without a trunk prefix. */
export type StoredPhone = { phoneCode: string; phone: string };

/** A phone number as accounts keep and compare it, whichever way it was dialled. */
export function toStoredPhone({ phoneCode, phone }: StoredPhone): StoredPhone {
  const code = phoneCode.replaceAll(/\D/g, '');
  const typed = phone.trim();
  return { phoneCode: code, phone: nationalNumber({ phoneCode: code, phone: typed }) };
}

/** What somebody wrote as a phone number; whole numbers are a code and a national number in one row of digits. */
export type WrittenPhone = {
  digits: string;
  hasCode: boolean;
  /** The whole numbers it may be by itself and by the country it is written in, the likeliest first. */
  numbers: readonly string[];
  /** One name for all ways to write the likeliest, by which tries are counted. */
  key: string;
};

const WRITTEN = /^(\+|00)?(\d{4,22})$/;
const CODE_LENGTHS = [1, 2, 3];
const CODES: ReadonlySet<string> = new Set(COUNTRIES.map(({ phoneCode }) => phoneCode));

/**
 * Reads a phone number in any script, with `+`, `00` or neither, and with the spaces, dashes and brackets people write; null
 * where the text is none. `country` is where its writer is: there a number may go without its code.
 */
export function readPhone(text: string, country: string): WrittenPhone | null {
  const written = withoutDirectionMarks(westernDigits(text))
    .replaceAll('\uFF0B', '+')
    .replaceAll(/[\s()./\p{Pd}]/gu, '');
  const [, prefix, digits] = WRITTEN.exec(written) ?? [];
  if (digits === undefined) return null;
  const hasCode = prefix !== undefined;
  const home = hasCode
    ? []
    : wholeNumber({ phoneCode: findCountry(country)?.phoneCode ?? '', phone: digits });
  // Last as it stands: an account may hold a number that no plan knows.
  const numbers = [...home, ...withCode(digits), digits];
  return { digits, hasCode, numbers, key: numbers[0] ?? digits };
}

/** The whole numbers that digits without a code are, dialled in every country of the world. */
export function numbersElsewhere({ digits }: WrittenPhone): readonly string[] {
  return Array.from(CODES).flatMap((phoneCode) => wholeNumber({ phoneCode, phone: digits }));
}

/** Nothing where the plan of the code has no such number. */
function wholeNumber(entered: StoredPhone): readonly string[] {
  return checkPhone(entered) === 'ok' ? [`${entered.phoneCode}${nationalNumber(entered)}`] : [];
}

/** Digits that begin with a code. No code begins another, so the shortest that fits is the one. */
function withCode(digits: string): readonly string[] {
  return CODE_LENGTHS.flatMap((length) =>
    wholeNumber({ phoneCode: digits.slice(0, length), phone: digits.slice(length) }),
  ).slice(0, 1);
}
