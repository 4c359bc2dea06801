import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import type { ValidationMessage } from './validation-messages.ts';

/** What can be said about a phone number. */
export type PhoneCheckResult = 'ok' | 'required' | 'short' | 'long' | 'invalid';

/** The message of each verdict that refuses a phone number. Source: S1 §5 "Phone". */
export const PHONE_MESSAGES = {
  required: 'form.validation.invalid.required',
  short: 'form.validation.invalid.short.number',
  long: 'form.validation.invalid.long.number',
  invalid: 'form.validation.invalid.format',
} as const satisfies Record<Exclude<PhoneCheckResult, 'ok'>, ValidationMessage>;

const CALLING_CODES: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

/** A phone code and a phone number as a form or the platform has them. */
export type PhoneEntry = {
  phoneCode: string | number | null | undefined;
  phone: string | number | null | undefined;
};

/** The digits of a phone code, or null unless they begin with a country's calling code (`1684` begins with 1). */
function codeDigits(phoneCode: string): string | null {
  const digits = /^\+?(\d{1,7})$/.exec(phoneCode)?.[1] ?? '';
  const known = [1, 2, 3].some((length) => CALLING_CODES.has(digits.slice(0, length)));
  return known ? digits : null;
}

/**
 * Checks a phone number, digits alone, together with its phone code (digits, with or without `+`) by the numbering
 * plan of its country. A plan's own trunk prefix is understood (`0612345678` under 31 is `612345678`). Nothing typed
 * is `required`; another character, an unknown code, a length the plan skips or digits it does not give out are
 * `invalid`. Source: S1 §5 "Phone", requirements VAL-02.
 */
export function checkPhone(entered: PhoneEntry): PhoneCheckResult {
  const phone = String(entered.phone ?? '');
  if (phone.trim() === '') return 'required';
  const code = codeDigits(String(entered.phoneCode ?? '').trim());
  if (code === null || !/^\d+$/.test(phone)) return 'invalid';
  const number = `+${code}${phone}`;
  const length = validatePhoneNumberLength(number);
  if (length === 'TOO_SHORT') return 'short';
  if (length === 'TOO_LONG') return 'long';
  return parsePhoneNumberFromString(number)?.isValid() === true ? 'ok' : 'invalid';
}

/**
 * Gives a number that `checkPhone` takes as its plan counts it, without the trunk prefix it is dialled with at home:
 * `0612345678` under 31 is `612345678`, while Italy's zero belongs to the number. Anything else comes back unchanged.
 * What is kept, sent and compared is this, for two ways to dial are one telephone. Requirements VAL-02.
 */
export function nationalNumber(entered: PhoneEntry): string {
  const phone = String(entered.phone ?? '');
  if (checkPhone(entered) !== 'ok') return phone;
  const code = String(entered.phoneCode).trim().replace('+', '');
  const number = parsePhoneNumberFromString(`+${code}${phone}`);
  if (number === undefined) return phone;
  // A code may hold the first digits of the number, too (`1684`): they are not said twice.
  const area = code.slice(number.countryCallingCode.length);
  return number.nationalNumber.startsWith(area) ? number.nationalNumber.slice(area.length) : phone;
}

/**
 * The country (two capital letters) that gives out a number written with its code (`+44 7400 123456`): of those that share a code
 * the one whose plan holds it. Null where none can be told.
 */
export function phoneCountry(international: string): string | null {
  return parsePhoneNumberFromString(international)?.country ?? null;
}

/** Tells whether a phone field takes no more digits: what stands in it is too long already. Source: S1 §5 "Phone". */
export function isPhoneInputBlocked(entered: PhoneEntry): boolean {
  return checkPhone(entered) === 'long';
}

/** Tells whether a phone field takes one typed character: an ASCII digit; named keys are none. Source: S1 §5. */
export function isPhoneKey(key: string): boolean {
  return /^\d$/.test(key);
}

/** Cleans what is pasted into a phone field by the rule for typed keys; cleaning twice changes nothing more. */
export function cleanPhoneInput(text: string): string {
  return text.replace(/\D/g, '');
}
