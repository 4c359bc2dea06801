import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import type { checkPhone, isPhoneInputBlocked, PHONE_MESSAGES } from '@baize/domain/phone';
import {
  signUpProblems,
  type SignUpField,
  type SignUpValues,
  type SignUpWay,
} from '@baize/domain/sign-up-form';
import type { PasswordAsks, ValidationMessage } from '@baize/domain/validation';

/** The numbering plans, fetched when a phone number is asked for. */
export type PhoneRules = {
  checkPhone: typeof checkPhone;
  isPhoneInputBlocked: typeof isPhoneInputBlocked;
  PHONE_MESSAGES: typeof PHONE_MESSAGES;
};

/** Without the plans only a missing number can be told; the platform judges the rest. */
function phoneProblem(
  plans: PhoneRules | null,
  entered: { phoneCode: string; phone: string },
): ValidationMessage | null {
  if (plans === null) return entered.phone === '' ? 'form.validation.invalid.required' : null;
  const verdict = plans.checkPhone(entered);
  return verdict === 'ok' ? null : plans.PHONE_MESSAGES[verdict];
}

export type FormRules = {
  way: SignUpWay;
  fields: readonly SignUpField[];
  password: PasswordAsks;
  plans: PhoneRules | null;
};

/** What is wrong with the form as it stands, here and today. */
export function problemsOf(values: SignUpValues, { plans, ...rules }: FormRules) {
  return signUpProblems(values, {
    ...rules,
    phone: (entered) => phoneProblem(plans, entered),
    now: platformClock.now(),
    zone: playerZone(),
  });
}

/** Digits as they belong behind a code: a number written with its code loses it. */
export function nationalDigits(text: string, code: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const international = /^\s*(?:\+|00)/.test(text) ? digits.replace(/^00/, '') : null;
  return code !== '' && international?.startsWith(code) ? international.slice(code.length) : digits;
}
