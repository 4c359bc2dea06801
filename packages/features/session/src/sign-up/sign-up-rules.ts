import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import {
  signUpErrors,
  type SignUpField,
  type SignUpValues,
  type SignUpMethod,
} from '@baize/domain/sign-up-form';
import type { PhoneRules } from '@baize/shell/phone-rules';
import type { PasswordRequirements, ValidationMessage } from '@baize/domain/validation';

/** Without the plans only a missing number can be told; the platform judges the rest. */
function phoneProblem(
  plans: PhoneRules | null,
  entered: { phoneCode: string; phone: string },
): ValidationMessage | null {
  if (plans === null) return entered.phone === '' ? 'form.validation.invalid.required' : null;
  const verdict = plans.checkPhone(entered);
  return verdict === 'ok' ? null : plans.PHONE_MESSAGES[verdict];
}

export type SignUpFormRules = {
  method: SignUpMethod;
  fields: readonly SignUpField[];
  password: PasswordRequirements;
  phoneRules: PhoneRules | null;
};

/** What is wrong with the form as it stands, here and today. */
export function getSignUpErrors(values: SignUpValues, { phoneRules, ...rules }: SignUpFormRules) {
  return signUpErrors(values, {
    ...rules,
    phone: (entered) => phoneProblem(phoneRules, entered),
    now: platformClock.now(),
    zone: playerZone(),
  });
}
