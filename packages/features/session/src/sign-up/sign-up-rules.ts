import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import {
  signUpErrors,
  type SignUpField,
  type SignUpValues,
  type SignUpMethod,
} from '@baize/domain/sign-up-form';
import type { PasswordRequirements } from '@baize/domain/validation';
import { getPhoneError, toNationalNumber, type PhoneRules } from '@baize/forms/phone-rules';

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
    phone: (entered) => getPhoneError(phoneRules, entered),
    now: platformClock.now(),
    zone: playerZone(),
  });
}

/** The form with its number as it is sent: without a trunk prefix, even where Enter was pressed before the field was left. */
export function toNationalPhone(values: SignUpValues, phoneRules: PhoneRules | null): SignUpValues {
  return { ...values, phone: toNationalNumber(phoneRules, values) };
}
