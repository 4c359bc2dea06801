import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import {
  signUpProblems,
  type SignUpField,
  type SignUpValues,
  type SignUpWay,
} from '@baize/domain/sign-up-form';
import type { PhoneRules } from '@baize/shell/phone-rules';
import type { PasswordAsks, ValidationMessage } from '@baize/domain/validation';

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
