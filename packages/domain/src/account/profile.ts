import { knownDateOfBirth } from '../fields/birth-date.ts';
import { displayEmail } from '../fields/email-address.ts';
import { toPayloadFields, type FormValues } from './form-payload.ts';

export { defaultDateOfBirth } from '../fields/birth-date.ts';

/** The places a profile is updated from, as the platform is told. Requirements PRF-03. */
export const UPDATE_SOURCES = ['Profile Page', 'Linked Account', 'Deposit'] as const;

/** One of the places a profile is updated from. */
export type UpdateFrom = (typeof UPDATE_SOURCES)[number];

/** The genders a profile can name; the first is what a sign-up sends. Source: S2 §3 "User". */
export const GENDERS = ['Not to say', 'Male', 'Female'] as const;

/** The part of a user that decides which profile fields are locked. Source: S2 §3 "User". */
export type ProfileUser = {
  email?: string | null | undefined;
  isEmailVerified?: boolean | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phoneCode?: string | number | null | undefined;
  phone?: string | number | null | undefined;
  dateOfBirth?: string | null | undefined;
  countryCode?: string | null | undefined;
  address?: string | null | undefined;
  kycStatus?: string | null | undefined;
};

/** A field a player can no longer change themselves. */
export type LockableField = Exclude<keyof ProfileUser, 'isEmailVerified' | 'kycStatus'>;

const LOCKABLE = [
  'email',
  'firstName',
  'lastName',
  'phoneCode',
  'phone',
  'dateOfBirth',
  'countryCode',
  'address',
] as const satisfies readonly LockableField[];

/** A profile as it is sent: the form's fields, and where it was changed. Source: S2 §7 "Profile update". */
export type ProfilePayload = Record<string, unknown> & {
  updateFrom: UpdateFrom;
  onChangeResetKyc?: true;
  linkAccount?: true;
};

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Number.isFinite(value);
}

/**
 * Names the user's fields that are locked because they are filled: a verified e-mail (no placeholder), names, phone
 * code, phone, a real date of birth, country, and the address once KYC is APPROVED. City and postal code stay open:
 * the sources name the address alone. Source: S2 §5 "Locked profile fields", requirements PRF-02.
 */
export function lockedFields(user: ProfileUser): readonly LockableField[] {
  const locked: Record<LockableField, boolean> = {
    email: user.isEmailVerified === true && isFilled(displayEmail(user.email)),
    firstName: isFilled(user.firstName),
    lastName: isFilled(user.lastName),
    phoneCode: isFilled(user.phoneCode),
    phone: isFilled(user.phone),
    dateOfBirth: knownDateOfBirth(user.dateOfBirth) !== null,
    countryCode: isFilled(user.countryCode),
    address: user.kycStatus === 'APPROVED' && isFilled(user.address),
  };
  return LOCKABLE.filter((field) => locked[field]);
}

/**
 * Gives a profile form as it is sent: the form's own field names, empty values and an unset date of birth as null, the
 * place it comes from, and `onChangeResetKyc` only under that policy. From 'Linked Account' it carries `linkAccount`, as
 * the sign-up of a linked account does. The form itself is not changed.
 * Source: S1 §4 "Registration", S1 §7, S2 §7 "Profile update", requirements PRF-03, PRF-04.
 */
export function toProfilePayload(
  form: FormValues,
  policy: { updateFrom: UpdateFrom; resetKycOnProfileChange?: boolean | undefined },
): ProfilePayload {
  const { onChangeResetKyc: _, linkAccount: __, ...fields } = toPayloadFields(form);
  const { updateFrom } = policy;
  const linked = updateFrom === 'Linked Account' ? { linkAccount: true as const } : {};
  const payload: ProfilePayload = { ...fields, updateFrom, ...linked };
  return policy.resetKycOnProfileChange === true ? { ...payload, onChangeResetKyc: true } : payload;
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'success' in value && value.success === false;
}

/**
 * Tells whether an answer to a profile update means it was done: a `success` of false, at the top or in `data`, is a
 * refusal, and so is an answer that is no object. Source: requirements PRF-01.
 */
export function isProfileUpdateSuccessful(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  return !isRefusal(answer) && !('data' in answer && isRefusal(answer.data));
}
