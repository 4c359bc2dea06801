import type { checkPhone, isPhoneInputBlocked, PHONE_MESSAGES } from '@baize/domain/phone';
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

/** Digits as they belong behind a code: a number written with its code loses it. */
export function nationalDigits(text: string, code: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const international = /^\s*(?:\+|00)/.test(text) ? digits.replace(/^00/, '') : null;
  return code !== '' && international?.startsWith(code) ? international.slice(code.length) : digits;
}
