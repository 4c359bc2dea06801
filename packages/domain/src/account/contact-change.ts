import { isPlaceholderEmail } from '../fields/email-address.ts';

/** What a player is reached by and can change with a confirmation. */
export const CONTACT_KINDS = ['email', 'phone'] as const;

/** An e-mail address or a phone number. */
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The digits of a code that confirms a change. */
export const CONTACT_CODE_LENGTH = 6;

const HIDDEN = '•••';
const PHONE_VALUE = /^\+(\d{1,7}) (\d{1,20})$/;

/** A phone number as a change carries it: code and number parted by a space ("+31 612345678"). */
export function toPhoneValue({ phoneCode, phone }: { phoneCode: string; phone: string }): string {
  return `+${phoneCode.replaceAll(/\D/g, '')} ${phone.replaceAll(/\D/g, '')}`;
}

/** Reads a phone number as a change carries it; null where it is none. */
export function parsePhoneValue(value: string): { phoneCode: string; phone: string } | null {
  const [, phoneCode, phone] = PHONE_VALUE.exec(value.trim()) ?? [];
  return phoneCode === undefined || phone === undefined ? null : { phoneCode, phone };
}

/**
 * Hides most of an address, for a screen that somebody may look over: the first letter of its name and the whole domain
 * stay ("m•••@player.test"). Empty for a placeholder and for none.
 */
export function maskEmail(email: string | null | undefined): string {
  if (typeof email !== 'string' || isPlaceholderEmail(email)) return '';
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`;
}

/** Hides most of a phone number: its code and the last two digits stay ("+31 •••78"). Empty for none. */
export function maskPhone(phoneCode: string | null | undefined, phone: string | null | undefined): string {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  if (digits === '') return '';
  const code = (phoneCode ?? '').replaceAll(/\D/g, '');
  const end = digits.length > 4 ? digits.slice(-2) : '';
  return code === '' ? `${HIDDEN}${end}` : `+${code} ${HIDDEN}${end}`;
}

/** Keeps of what is typed or pasted as a code its digits, and no more than it has. */
export function cleanContactCode(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, CONTACT_CODE_LENGTH);
}
