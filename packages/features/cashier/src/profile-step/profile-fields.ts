import type { UserDetails } from '@baize/api/calls/session';
import { missingAddressFields, type AddressSettings } from '@baize/domain/cashier-gates';
import { lockedFields } from '@baize/domain/profile';
import { nameSchema, placeSchema } from '@baize/domain/validation';
import * as v from 'valibot';

/** The fields a deposit may ask for first, in their order on the form. */
export const STEP_FIELDS = ['firstName', 'lastName', 'address', 'zipCode', 'city', 'countryCode'] as const;

export type StepField = (typeof STEP_FIELDS)[number];
export type StepValues = Record<StepField, string>;

type User = UserDetails['getUser'];

/**
 * Names what is asked before a deposit: what the deposit cannot do without, and in all-fields mode the names too as far
 * as the brand uses them (VAL-04, PRF-01). What is filled and locked is not asked again.
 */
export function stepFields(ask: {
  user: User;
  settings: AddressSettings;
  uses(field: string): boolean;
}): StepField[] {
  const { user, settings, uses } = ask;
  const needed: readonly string[] = missingAddressFields(user, settings);
  const locked: readonly string[] = lockedFields(user);
  return STEP_FIELDS.filter((field) => {
    if (needed.includes(field)) return true;
    return settings.onDepositShowAllField && uses(field) && !locked.includes(field);
  });
}

/** What the player has told before; a country of none is an empty choice. */
export function stepStart(user: User): StepValues {
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

/** Names what is wrong with each field that is asked, by message id: all of them are needed here (VAL-04). */
export function stepProblems(values: StepValues, fields: readonly StepField[]): Partial<StepValues> {
  const found = fields.map((field) => {
    const schema = field === 'firstName' || field === 'lastName' ? nameSchema : placeSchema('all-fields');
    const { issues } = v.safeParse(schema, values[field]);
    return [field, issues?.[0].message] as const;
  });
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}
