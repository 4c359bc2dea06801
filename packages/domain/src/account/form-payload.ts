import { knownDateOfBirth } from '../fields/birth-date.ts';

/** A form's values by field name, as the platform names its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

const SECRET = /password|passcode|card|cvc|cvv|expir|token|otp/i;
const SECRET_NAMES: ReadonlySet<string> = new Set(['current', 'number', 'code', 'pan', 'pin']);

/** Tells whether a field holds what is never kept: a password, a card's data, a one-time code or token. PAY-02. */
export function isSecretField(name: string): boolean {
  return SECRET.test(name) || SECRET_NAMES.has(name.toLowerCase());
}

/** A password of spaces is a password; any other text of spaces alone is empty. */
function isEmpty(name: string, value: unknown): boolean {
  if (typeof value === 'string') return (isSecretField(name) ? value : value.trim()) === '';
  return value === null || value === undefined || Number.isNaN(value);
}

/**
 * Gives a form as it is sent: every empty value (a text of spaces alone, an absent value, no number) is null, every
 * other stays as it is. The form itself is not changed. Source: S2 §5 "Empty values are sent as null".
 */
export function emptyToNull(form: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, isEmpty(name, value) ? null : value]),
  );
}

/** Gives what of a form may be kept as a draft: all but its secrets, in no case a password or card field. */
export function withoutSecrets(form: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !isSecretField(name)));
}

/**
 * Gives a form's fields as they are sent: empty ones null, a date of birth `yyyy-MM-dd`, null when it is none.
 * Source: requirements PRF-03.
 */
export function toPayloadFields(form: FormValues): Record<string, unknown> {
  const fields = emptyToNull(form);
  return Object.hasOwn(fields, 'dateOfBirth')
    ? { ...fields, dateOfBirth: knownDateOfBirth(fields['dateOfBirth']) }
    : fields;
}

/**
 * Tells whether a form differs from what it began with, by what would be sent: an empty text is no change to an absent
 * value, nor a date to its instant. It decides when "Update" can be pressed. Source: S1 §5 "The update-profile button".
 */
export function isFormChanged(form: FormValues, initial: FormValues): boolean {
  const now = new Map(Object.entries(toPayloadFields(form)));
  const before = new Map(Object.entries(toPayloadFields(initial)));
  const names = new Set([...now.keys(), ...before.keys()]);
  return [...names].some((name) => !Object.is(now.get(name) ?? null, before.get(name) ?? null));
}
