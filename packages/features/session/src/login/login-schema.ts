import type { ValidationMessage } from '@baize/domain/validation';
import * as v from 'valibot';

const REQUIRED: ValidationMessage = 'form.validation.invalid.required';
const FORMAT: ValidationMessage = 'form.validation.invalid.format';

/** What an account is known by where the player signs in. */
export type LoginName = 'email' | 'email-phone' | 'email-username' | 'any';

/** A phone number may be typed as it is written; it is known by its digits. */
const PHONE = /^\+?[\d\s().-]{6,30}$/;

function normalizeLoginName(typed: string): string {
  return PHONE.test(typed) ? typed.replaceAll(/[^+\d]/g, '') : typed;
}

/**
 * What may be sent as a login. Deliberately looser than the sign-up: an address that once was good
 * enough for an account must still get its owner in.
 */
export function loginSchema(name: LoginName) {
  const written = v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED));
  return v.object({
    email:
      name === 'email'
        ? v.pipe(written, v.regex(/^\S+@\S+$/, FORMAT))
        : v.pipe(written, v.transform(normalizeLoginName)),
    password: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
  });
}

export type LoginFields = { email: string; password: string };

/** What players of a brand may sign in with. */
export function loginName(flags: {
  emailPhoneRegistration: boolean;
  use1ClickRegistration: boolean;
}): LoginName {
  if (flags.emailPhoneRegistration) return flags.use1ClickRegistration ? 'any' : 'email-phone';
  return flags.use1ClickRegistration ? 'email-username' : 'email';
}
