import type {
  checkPhone,
  isPhoneInputBlocked,
  nationalNumber,
  PHONE_MESSAGES,
  phoneCountry,
} from '@baize/domain/phone';
import type { ValidationMessage } from '@baize/domain/validation';
import { westernDigits } from '@baize/domain/western-digits';
import { useEffect, useState } from 'react';
import { report } from '@baize/page/report';
import { filterInput } from './input-filter.ts';

/** The numbering plans, fetched when a phone number is asked for. */
export type PhoneRules = {
  checkPhone: typeof checkPhone;
  isPhoneInputBlocked: typeof isPhoneInputBlocked;
  nationalNumber: typeof nationalNumber;
  PHONE_MESSAGES: typeof PHONE_MESSAGES;
  phoneCountry: typeof phoneCountry;
};

/** The numbering plans of all countries weigh more than a form: they come once a number is asked for. */
export function usePhoneRules(asked: boolean): PhoneRules | null {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  useEffect(() => {
    if (!asked) return;
    let current = true;
    import('@baize/domain/phone').then(
      (plans) => {
        if (current) setRules(plans);
      },
      (problem: unknown) => report('The numbering plans could not be loaded.', problem),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  return rules;
}

/**
 * Digits as they belong behind a code: of any script, as an Arabic keyboard types them, in Western ones; a number written
 * with its code, however it was copied (`tel:+31…`, `(+31)`, between direction marks), loses it.
 */
export function nationalDigits(text: string, code: string): string {
  const { digits, international } = readDigits(text);
  return code !== '' && international?.startsWith(code) ? international.slice(code.length) : digits;
}

function readDigits(text: string): { digits: string; international: string | null } {
  const typed = westernDigits(text)
    .replaceAll('\uFF0B', '+')
    .replaceAll(/[^\d+]/g, '');
  const digits = typed.replaceAll('+', '');
  return { digits, international: /^(?:\+|00)/.test(typed) ? digits.replace(/^00/, '') : null };
}

/** A number as a form has it; the code's digits are empty where none is known. */
interface EnteredPhone {
  phoneCode: string;
  phone: string;
}

/** What is wrong with a number, by message id. Without the plans only a missing one is told: the platform judges the rest. */
export function getPhoneError(rules: PhoneRules | null, entered: EnteredPhone): ValidationMessage | null {
  if (rules === null) return entered.phone === '' ? 'form.validation.invalid.required' : null;
  const verdict = rules.checkPhone(entered);
  return verdict === 'ok' ? null : rules.PHONE_MESSAGES[verdict];
}

/**
 * A good number without the trunk prefix it is dialled with at home, as it is shown once its field is left and as it is sent.
 * Without the plans it is as typed: the platform does it then.
 */
export function toNationalNumber(rules: PhoneRules | null, entered: EnteredPhone): string {
  return rules?.nationalNumber(entered) ?? entered.phone;
}

/** What a box takes of a text, typed or pasted: digits alone, and no more than `before` once that is too long for its country. */
function limitPhoneDigits(rules: PhoneRules | null, text: string, before: EnteredPhone): string {
  const typed = nationalDigits(text, before.phoneCode);
  // Written with its code a number is whole: the zero of `+49 (0) 151 …` is no digit of it.
  const isWhole = readDigits(text).international !== null;
  const digits = isWhole ? toNationalNumber(rules, { ...before, phone: typed }) : typed;
  const isFull = rules?.isPhoneInputBlocked(before) === true;
  return isFull && digits.length > before.phone.length ? before.phone : digits;
}

/** A code on offer: its country and its digits. */
interface PhoneCodeOption {
  value: string;
  dial: string;
}

/**
 * The code a text is written with when it is another than the chosen one, as a number copied from elsewhere is; null for none.
 * Of countries that share a code it is the one that gives out the number, while the plans are known.
 */
export function findOtherCode<Option extends PhoneCodeOption>(
  rules: PhoneRules | null,
  text: string,
  { phoneCode, codes }: { phoneCode: string; codes: readonly Option[] },
): Option | null {
  const { international } = readDigits(text);
  if (international === null || (phoneCode !== '' && international.startsWith(phoneCode))) return null;
  const fitting = codes.filter(({ dial }) => dial !== '' && international.startsWith(dial));
  const longest = Math.max(...fitting.map(({ dial }) => dial.length));
  const sharing = fitting.filter(({ dial }) => dial.length === longest);
  const country = rules?.phoneCountry(`+${international}`);
  return sharing.find(({ value }) => value === country) ?? sharing[0] ?? null;
}

/**
 * Keeps a phone number's box to the digits behind its code. Returns the country whose code the text was pasted with, where that
 * is another than the chosen one: the form chooses it, rather than to read its code as digits of the number. Null for none.
 */
export function filterPhoneInput(
  input: HTMLInputElement,
  {
    rules,
    codes,
    entered,
  }: {
    rules: PhoneRules | null;
    codes: readonly PhoneCodeOption[];
    /** What the form has before this event. */
    entered: EnteredPhone;
  },
): string | null {
  const other = findOtherCode(rules, input.value, { phoneCode: entered.phoneCode, codes });
  const behind = other === null ? entered : { phoneCode: other.dial, phone: '' };
  filterInput(input, (text) => limitPhoneDigits(rules, text, behind));
  return other?.value ?? null;
}
