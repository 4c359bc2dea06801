import * as v from 'valibot';
import { AGE_RANGE, UNSET_DATE_OF_BIRTH, ageOn } from './birth-date.ts';
import { isEmailAddress } from './email-address.ts';
import { exactText, fieldText, textCheck, trimmedText } from './field-schema.ts';
import {
  PASSWORD_LENGTH,
  PASSWORD_RULE_MESSAGES,
  type PasswordRequirements,
  countCharacters,
  passwordChecklist,
} from './password-rules.ts';
import type { ValidationMessage } from './validation-messages.ts';

export { AGE_RANGE, UNSET_DATE_OF_BIRTH, ageOn, birthYears } from './birth-date.ts';
export {
  EMPTY_EMAIL_DOMAIN,
  cleanEmailInput,
  isEmailKey,
  isPlaceholderEmail,
  displayEmail,
} from './email-address.ts';
export {
  PASSWORD_LENGTH,
  PASSWORD_RULE_MESSAGES,
  type PasswordRequirements,
  type PasswordRule,
  passwordChecklist,
  passwordMin,
} from './password-rules.ts';
export { VALIDATION_MESSAGES, type ValidationMessage } from './validation-messages.ts';

/** The longest name, address or e-mail, in characters (code points). Source: S1 §9. */
export const TEXT_MAX = 255;

/** The most a box of such a text takes, in code units: one sign more than fits, of two units each, so that too long is said, not cut. */
export const TEXT_INPUT_MAX = 2 * (TEXT_MAX + 1);

const INVISIBLE = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function tooLong(text: string): ValidationMessage | null {
  return countCharacters(text) > TEXT_MAX ? 'form.validation.invalid.max' : null;
}

/** An e-mail address as it stands; nothing is `required`, no address is `format`. Source: S1 §5 "Email". */
export const emailSchema = exactText((text) => {
  if (text === '') return 'form.validation.invalid.required';
  return isEmailAddress(text) ? tooLong(text) : 'form.validation.invalid.format';
});

/**
 * A password, taken as typed, spaces included: what the brand asks, then its length in characters up to 255; the
 * first rule missed is told. One-click sign-up has none and asks nothing. Source: S1 §5, S2 §5; requirements VAL-03.
 */
export function passwordSchema(asks: PasswordRequirements = {}) {
  return v.pipe(
    fieldText,
    textCheck((text) => {
      if (text === '') return 'form.validation.invalid.required';
      const [length, ...contents] = passwordChecklist(text, asks);
      const missed = [...contents, length].find((line) => line?.met === false);
      if (missed) return PASSWORD_RULE_MESSAGES[missed.rule];
      return countCharacters(text) > PASSWORD_LENGTH.max ? 'form.validation.invalid.password.max' : null;
    }),
  );
}

/** A password typed again: the same as the first. Source: S2 §5 "Passwords must match". */
export function repeatedPasswordSchema(password: string) {
  return v.pipe(
    fieldText,
    textCheck((text) => {
      if (text === '') return 'form.validation.invalid.required';
      return text === password ? null : 'form.validation.invalid.password.match';
    }),
  );
}

/** The password a player has now, asked before it changes. Source: S2 §5 "Current password is required". */
export const currentPasswordSchema = v.pipe(
  v.string('form.validation.invalid.password.current' satisfies ValidationMessage),
  v.nonEmpty('form.validation.invalid.password.current' satisfies ValidationMessage),
);

/**
 * A first or last name: trimmed, in any script, at most 255 characters. One of spaces and invisible signs alone is
 * `required`. Source: S1 §5.
 */
export const nameSchema = trimmedText((text) =>
  INVISIBLE.test(text) ? 'form.validation.invalid.required' : tooLong(text),
);

/** An address: trimmed, may be empty, at most 255 characters. Source: S1 §5. */
export const addressSchema = trimmedText(tooLong);

/**
 * A city, postal code or country: like an address, and `required` in all-fields mode (the deposit's profile step
 * under onDepositShowAllField). Source: S1 §5, requirements VAL-04.
 */
export function addressPartSchema(mode: 'all-fields' | 'some-fields') {
  return mode === 'all-fields' ? nameSchema : addressSchema;
}

/**
 * A date of birth `yyyy-MM-dd` as it stands: a real date of one who is 18 to 100 today in the zone; none and 1900-01-01
 * are `required`. Source: S1 §5, requirements VAL-05.
 */
export function dateOfBirthSchema({ now, zone }: { now: number; zone: string }) {
  return exactText((text) => {
    if (text === '' || text === UNSET_DATE_OF_BIRTH) return 'form.validation.invalid.required';
    const age = ageOn({ dateOfBirth: text, now, zone });
    if (age === null) return 'form.validation.invalid.format';
    if (age < AGE_RANGE.min) return 'form.validation.invalid.dob';
    return age > AGE_RANGE.max ? 'form.validation.invalid.dob.max' : null;
  });
}

/** The box of terms, privacy policy and being over 18: `required` until ticked. Source: S1 §5, S2 §5 "Consent text". */
export const termsSchema = v.literal(true, 'form.validation.invalid.required' satisfies ValidationMessage);
