import { draftOf } from '@baize/domain/form-payload';
import type { SignUpValues } from '@baize/domain/sign-up-form';
import type { SignUpStart } from './use-sign-up-start.ts';

export const EMPTY: SignUpValues = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  phoneCode: '',
  phone: '',
  countryCode: '',
  city: '',
  address: '',
  zipCode: '',
  currencyCode: '',
  bonusCode: '',
  referralCode: '',
  newsletter: false,
  termsAccepted: false,
};

/** What the place of the visit fills in by itself (HTTP-07). */
export function presetValues(start: SignUpStart, newsletter: boolean): SignUpValues {
  const home = start.countries.find(({ value }) => value === start.country);
  return {
    ...EMPTY,
    countryCode: home?.value ?? '',
    phoneCode: home?.dial ?? '',
    currencyCode: start.currencies[0]?.value ?? '',
    newsletter,
  };
}

let kept: Partial<SignUpValues> = {};

/** Keeps what is typed while the page lives, should the window be closed by mistake; no password, no consent. */
export function keepSignUp(values: SignUpValues): void {
  const { termsAccepted: _, ...rest } = values;
  const names = Object.keys(draftOf(rest));
  kept = Object.fromEntries(Object.entries(rest).filter(([name]) => names.includes(name)));
}

export function keptSignUp(): Partial<SignUpValues> {
  return kept;
}

/** Nothing of a sign-up outlives it. */
export function forgetSignUp(): void {
  kept = {};
}
