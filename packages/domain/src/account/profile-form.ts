import * as v from 'valibot';
import { knownDateOfBirth } from '../fields/birth-date.ts';
import { isPlaceholderEmail, displayEmail } from '../fields/email-address.ts';
import { toPayloadFields } from './form-payload.ts';
import { GENDERS, lockedFields, type ProfileUser } from './profile.ts';
import type { ValidationMessage } from '../fields/validation-messages.ts';
import { addressSchema, dateOfBirthSchema, emailSchema, nameSchema } from '../fields/validation.ts';

/** The fields of the profile form, in their order where nothing is locked. Source: S1 §3, requirements PRF-01. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'dateOfBirth',
  'phoneCode',
  'phone',
  'countryCode',
  'city',
  'zipCode',
  'address',
  'gender',
  'nickname',
] as const;

/** One field of the profile form. */
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The form as it is typed; nothing is an empty text. */
export type ProfileValues = Record<ProfileField, string>;

/** Whose profile it is. */
export type ProfileOwner = ProfileUser & {
  gender?: string | null | undefined;
  city?: string | null | undefined;
  zipCode?: string | null | undefined;
  nickname?: string | null | undefined;
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What the form begins with: a placeholder address and an unset date of birth are blank. Requirements SES-03, PRF-03. */
export function initialProfileValues(user: ProfileOwner): ProfileValues {
  const gender = GENDERS.find((one) => one === user.gender) ?? GENDERS[0];
  return {
    firstName: text(user.firstName),
    lastName: text(user.lastName),
    email: displayEmail(user.email),
    dateOfBirth: knownDateOfBirth(user.dateOfBirth) ?? '',
    phoneCode: text(user.phoneCode).replaceAll(/\D/g, ''),
    phone: text(user.phone),
    countryCode: text(user.countryCode).toUpperCase(),
    city: text(user.city),
    zipCode: text(user.zipCode),
    address: text(user.address),
    gender,
    nickname: text(user.nickname),
  };
}

/** Which fields the form shows, those that are locked first; a field whose flag is 0 is not used. Requirements PRF-01, PRF-02. */
export function profileFields(ask: { user: ProfileOwner; uses(field: string): boolean }): {
  locked: readonly ProfileField[];
  open: readonly ProfileField[];
} {
  const locks: readonly string[] = lockedFields(ask.user);
  const used = PROFILE_FIELDS.filter((field) => ask.uses(field));
  return {
    locked: used.filter((field) => locks.includes(field)),
    open: used.filter((field) => !locks.includes(field)),
  };
}

/** Names the fields that would be sent differently from what the form began with. Source: S1 §5. */
export function changedFields(values: ProfileValues, start: ProfileValues): readonly ProfileField[] {
  const [now, before] = [toPayloadFields(values), toPayloadFields(start)];
  return PROFILE_FIELDS.filter((field) => !Object.is(now[field] ?? null, before[field] ?? null));
}

/** What is asked of a profile form's fields, here and today. */
export type ProfileRules = {
  user: ProfileOwner;
  open: readonly ProfileField[];
  now: number;
  zone: string;
  /** Judges code and number together; null is fine. The numbering plans weigh, so they come with whoever asks. */
  phone(entered: { phoneCode: string; phone: string }): ValidationMessage | null;
};

/**
 * Names what is wrong with each field that can be changed, by message id: names, phone and e-mail are required where they
 * are used, an e-mail not where a placeholder stands for none; a date of birth may stay unset; lengths and formats as
 * elsewhere. Source: S1 §5, requirements VAL-01, VAL-02, VAL-04, VAL-05, PRF-03.
 */
export function profileErrors(
  values: ProfileValues,
  { user, open, now, zone, phone }: ProfileRules,
): Partial<Record<ProfileField, ValidationMessage>> {
  const judged = (schema: v.GenericSchema<string, string>, value: string) =>
    v.safeParse(schema, value).issues?.[0].message;
  const problems = open.map((field) => {
    const value = values[field];
    switch (field) {
      case 'firstName':
      case 'lastName':
        return [field, judged(nameSchema, value)] as const;
      case 'email':
        return [
          field,
          value === '' && isPlaceholderEmail(user.email) ? undefined : judged(emailSchema, value),
        ] as const;
      case 'dateOfBirth':
        return [field, value === '' ? undefined : judged(dateOfBirthSchema({ now, zone }), value)] as const;
      case 'phone':
        return [field, phone(values) ?? undefined] as const;
      case 'city':
      case 'zipCode':
      case 'address':
      case 'nickname':
        return [field, judged(addressSchema, value)] as const;
      default:
        return [field, undefined] as const;
    }
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}
