import type { UserDetails } from '@baize/api/endpoints/session';
import { missingAddressFields, type AddressSettings } from '@baize/domain/cashier-gates';
import { lockedFields } from '@baize/domain/profile';
import { nameSchema, addressPartSchema } from '@baize/domain/validation';
import * as v from 'valibot';

/** The fields a deposit may ask for first, in their order on the form. */
export const PROFILE_STEP_FIELDS = [
  'firstName',
  'lastName',
  'address',
  'zipCode',
  'city',
  'countryCode',
] as const;

export type ProfileStepField = (typeof PROFILE_STEP_FIELDS)[number];
export type ProfileStepValues = Record<ProfileStepField, string>;

type User = UserDetails['getUser'];

/**
 * Names what is asked before a deposit: what the deposit cannot do without, and in all-fields mode the names too as far
 * as the brand uses them (VAL-04, PRF-01). What is filled and locked is not asked again.
 */
export function profileStepFields(ask: {
  user: User;
  settings: AddressSettings;
  uses(field: string): boolean;
}): ProfileStepField[] {
  const { user, settings, uses } = ask;
  const needed: readonly string[] = missingAddressFields(user, settings);
  const locked: readonly string[] = lockedFields(user);
  return PROFILE_STEP_FIELDS.filter((field) => {
    if (needed.includes(field)) return true;
    return settings.onDepositShowAllField && uses(field) && !locked.includes(field);
  });
}

/** What the player has told before; a country of none is an empty choice. */
export function profileStepDefaults(user: User): ProfileStepValues {
  const { firstName, lastName, address, zipCode, city, countryCode } = user;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    address: address ?? '',
    zipCode: zipCode ?? '',
    city: city ?? '',
    countryCode: countryCode ?? '',
  };
}

/** Takes from a draft what was typed here. */
export function readEdits(kept: Readonly<Record<string, unknown>> | null): Partial<ProfileStepValues> {
  const known = PROFILE_STEP_FIELDS.map((field) => [field, kept?.[field]] as const);
  return Object.fromEntries(known.filter(([, text]) => typeof text === 'string'));
}

/**
 * Gives what is sent: what was typed here, and of the rest what the platform has by now, so that no other tab's change
 * is put back. What was typed in a field that is locked by now goes too: the platform says so at that field.
 */
export function profileStepPayload(ask: {
  values: ProfileStepValues;
  edits: Partial<ProfileStepValues>;
  fields: readonly ProfileStepField[];
  now: User;
}): Partial<ProfileStepValues> {
  const { values, edits, fields, now } = ask;
  const stored = profileStepDefaults(now);
  return Object.fromEntries(
    fields.map((field) => [field, (edits[field] ?? (stored[field] || values[field])).trim()]),
  );
}

/** Names what is wrong with each field that is asked, by message id: all of them are needed here (VAL-04). */
export function validateProfileStep(
  values: ProfileStepValues,
  fields: readonly ProfileStepField[],
): Partial<ProfileStepValues> {
  const found = fields.map((field) => {
    const schema =
      field === 'firstName' || field === 'lastName' ? nameSchema : addressPartSchema('all-fields');
    const { issues } = v.safeParse(schema, values[field]);
    return [field, issues?.[0].message] as const;
  });
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}
