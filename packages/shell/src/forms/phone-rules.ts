import type { checkPhone, isPhoneInputBlocked, PHONE_MESSAGES } from '@baize/domain/phone';
import type { ValidationMessage } from '@baize/domain/validation';
import { westernDigits } from '@baize/domain/western-digits';
import { useEffect, useState } from 'react';
import { report } from '../errors/report.ts';

/** The numbering plans, fetched when a phone number is asked for. */
export type PhoneRules = {
  checkPhone: typeof checkPhone;
  isPhoneInputBlocked: typeof isPhoneInputBlocked;
  PHONE_MESSAGES: typeof PHONE_MESSAGES;
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
  const typed = westernDigits(text)
    .replaceAll('\uFF0B', '+')
    .replaceAll(/[^\d+]/g, '');
  const digits = typed.replaceAll('+', '');
  const international = /^(?:\+|00)/.test(typed) ? digits.replace(/^00/, '') : null;
  return code !== '' && international?.startsWith(code) ? international.slice(code.length) : digits;
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

/** What a box takes of a text, typed or pasted: digits alone, and no more than `before` once that is too long for its country. */
export function limitPhoneDigits(rules: PhoneRules | null, text: string, before: EnteredPhone): string {
  const digits = nationalDigits(text, before.phoneCode);
  const isFull = rules?.isPhoneInputBlocked(before) === true;
  return isFull && digits.length > before.phone.length ? before.phone : digits;
}
