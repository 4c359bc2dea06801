import * as v from 'valibot';
import { checkPhone, PHONE_MESSAGES } from '@baize/domain/phone';
import {
  dateOfBirthSchema,
  nameSchema,
  passwordSchema,
  UNSET_DATE_OF_BIRTH,
  type PasswordRequirements,
} from '@baize/domain/validation';
import { findCountry } from './countries.ts';
import { getPlayerZone } from './country-facts.ts';

/** What is wrong with fields, by their names; a field without an entry is right. */
export type FieldErrors = Record<string, string>;

export const REQUIRED = 'form.validation.invalid.required';
export const FORMAT = 'form.validation.invalid.format';
/** Another account has this already. */
export const TAKEN = 'form.validation.invalid.taken';
/** Filled once, changed by support alone. */
export const LOCKED = 'form.validation.invalid.locked';

export type PersonalFields = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
  phoneCode?: string | null | undefined;
  phone?: string | null | undefined;
  countryCode?: string | null | undefined;
};

/** What a schema of the product's rules says first about a value; null when nothing. */
export function findFieldError(schema: v.GenericSchema<unknown, unknown>, value: unknown): string | null {
  const read = v.safeParse(schema, value);
  return read.success ? null : (read.issues[0]?.message ?? FORMAT);
}

export function validatePassword(password: string, asks: PasswordRequirements): FieldErrors {
  const problem = findFieldError(passwordSchema(asks), password);
  return problem === null ? {} : { password: problem };
}

/** Holds what is filled in of a person to the product's rules; empty fields are nobody's business here. */
export function validatePersonalFields(
  fields: PersonalFields,
  { now, excluded, home }: { now: number; excluded: readonly string[]; home: string },
): FieldErrors {
  const problems: FieldErrors = {};
  const note = (field: keyof PersonalFields, problem: string | null) => {
    if (problem !== null) problems[field] = problem;
  };
  for (const field of ['firstName', 'lastName'] as const) {
    const name = fields[field] ?? '';
    if (name !== '') note(field, findFieldError(nameSchema, name));
  }
  const country = fields.countryCode ?? '';
  if (country !== '') note('countryCode', canLiveIn(country, excluded) ? null : FORMAT);
  const zone = getPlayerZone({ countryCode: country || home });
  const born = fields.dateOfBirth ?? '';
  if (born !== '' && born !== UNSET_DATE_OF_BIRTH)
    note('dateOfBirth', findFieldError(dateOfBirthSchema({ now, zone }), born));
  const { phoneCode, phone } = fields;
  const verdict = (phone ?? '') === '' ? 'ok' : checkPhone({ phoneCode, phone });
  if (verdict !== 'ok') note('phone', PHONE_MESSAGES[verdict]);
  return problems;
}

function canLiveIn(country: string, excluded: readonly string[]): boolean {
  return findCountry(country) !== undefined && !excluded.includes(country.toUpperCase());
}
