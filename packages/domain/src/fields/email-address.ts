/** The domain of the addresses that stand in for none; it can never receive mail (RFC 2606). Requirements SES-03. */
export const EMPTY_EMAIL_DOMAIN = 'empty-email.invalid';

const ADDRESS = /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;
const KEY = /^[A-Za-z0-9@._%+-]$/;
const NOT_KEYS = /[^A-Za-z0-9@._%+-]/g;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Tells whether a text is an e-mail address: a local part of letters, digits and `. _ % + -`, then a dotted domain of
 * letters, digits and hyphens without an empty label, its last label two letters or more. ASCII alone, as the keys are.
 * Source: S1 §5 "Email".
 */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/**
 * Tells whether an e-mail field takes one typed character: a letter, a digit or one of `@ . _ % + -`. Named keys
 * (`Enter`, `Backspace`) are no characters and answer false; the field asks about characters alone. Source: S1 §5.
 */
export function isEmailKey(key: string): boolean {
  return KEY.test(key);
}

/** Cleans what is pasted into an e-mail field by the rule for typed keys; cleaning twice changes nothing more. */
export function cleanEmailInput(text: string): string {
  return text.replace(NOT_KEYS, '');
}

/** Tells whether an address only stands in for none: `<uuid>@empty-email.invalid`, in any case. S2 §3 "User". */
export function isPlaceholderEmail(email: string | null | undefined): boolean {
  if (typeof email !== 'string') return false;
  const at = email.lastIndexOf('@');
  return UUID.test(email.slice(0, at)) && email.slice(at + 1).toLowerCase() === EMPTY_EMAIL_DOMAIN;
}

/** Makes the address that stands in for none, from a fresh UUID. Source: S2 §5 "An empty email at sign-up". */
export function placeholderEmail(uuid: string): string {
  return `${uuid.toLowerCase()}@${EMPTY_EMAIL_DOMAIN}`;
}

/** Gives an address as a player sees it: a placeholder, like no address, is blank. Source: S1 §5, requirements SES-03. */
export function displayEmail(email: string | null | undefined): string {
  return typeof email !== 'string' || isPlaceholderEmail(email) ? '' : email;
}
