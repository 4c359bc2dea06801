import { LONG_ADDRESSES, GOOD_ADDRESSES } from '@baize/domain/corpora/addresses';
import {
  BAD_EMAILS,
  EMPTY_EMAILS,
  GOOD_EMAILS,
  LONG_EMAILS,
  PADDED_EMAILS,
} from '@baize/domain/corpora/emails';
import { FILTERED_EMAILS } from '@baize/domain/corpora/emails-filtered';
import { EMPTY_NAMES, GOOD_NAMES, LONG_NAMES } from '@baize/domain/corpora/names';
import { NAUGHTY_SEEN, NAUGHTY_UNSEEN } from '@baize/domain/corpora/naughty';
import type { PASSWORDS } from '@baize/domain/corpora/passwords';

/** A text of a corpus, what its field is to hold then, and what it is to say; null for nothing. */
export interface FieldEntry {
  typed: string;
  left: string;
  message: string | null;
  /** Of a phone: the country whose code it stands behind, and a number that is right there. */
  region?: { country: string; phoneCode: string; good: string };
}

export const REQUIRED = 'Required';
const FORMAT = 'Invalid format';
const TOO_LONG = 'Must be 255 characters or less';

/** What each verdict on a phone number is in words (S1 §5). */
export const PHONE_WORDS = {
  ok: null,
  required: REQUIRED,
  short: 'This phone number is too short',
  long: 'This phone number is too long',
  invalid: FORMAT,
} as const;

type PasswordMessage = Exclude<(typeof PASSWORDS)[number]['message'], null>;

/** What is wrong with a password in words (S2 §5); `min` is the brand's number. */
export function wordPasswordMessage(message: PasswordMessage | null, min: number): string | null {
  if (message === null) return null;
  const words: Record<PasswordMessage, string> = {
    'form.validation.invalid.required': REQUIRED,
    'form.validation.invalid.password.min': `Must be at least ${min} characters`,
    'form.validation.invalid.password.max': TOO_LONG,
    'form.validation.invalid.password.digit': 'Must contain numbers',
    'form.validation.invalid.password.special': 'Must contain at least 1 special character',
    'form.validation.invalid.password.uppercase': 'Must contain at least one uppercase character',
  };
  return words[message];
}

/** A box of one line holds no line breaks: the browser takes them out (HTML, "value sanitization"). */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, '');
}

const same = (message: string | null) => (typed: string) => ({ typed, left: onOneLine(typed), message });

const EMAIL_WORDS = { ok: null, required: REQUIRED, format: FORMAT } as const;

export const EMAIL_ENTRIES: readonly FieldEntry[] = [
  ...GOOD_EMAILS.map(same(null)),
  ...PADDED_EMAILS.map((typed) => ({ typed, left: 'ann@example.com', message: null })),
  ...EMPTY_EMAILS.map((typed) => ({ typed, left: '', message: REQUIRED })),
  ...BAD_EMAILS.map(same(FORMAT)),
  ...FILTERED_EMAILS.map(([typed, left, verdict]) => ({ typed, left, message: EMAIL_WORDS[verdict] })),
  ...LONG_EMAILS.map(same(TOO_LONG)),
];

export const NAME_ENTRIES: readonly FieldEntry[] = [
  ...GOOD_NAMES.map(([typed]) => typed).map(same(null)),
  ...EMPTY_NAMES.map(same(REQUIRED)),
  ...LONG_NAMES.map(same(TOO_LONG)),
];

/** An address may be empty: what is no name stands for none. */
export const ADDRESS_ENTRIES: readonly FieldEntry[] = [
  ...GOOD_ADDRESSES.map(([typed]) => typed).map(same(null)),
  ...GOOD_NAMES.map(([typed]) => typed).map(same(null)),
  ...LONG_ADDRESSES.map(same(TOO_LONG)),
  ...LONG_NAMES.map(same(TOO_LONG)),
];

export const NAUGHTY_NAMES: readonly FieldEntry[] = [
  ...NAUGHTY_SEEN.map(same(null)),
  ...NAUGHTY_UNSEEN.map(same(REQUIRED)),
];

export const NAUGHTY_ADDRESSES: readonly FieldEntry[] = [...NAUGHTY_SEEN, ...NAUGHTY_UNSEEN].map(same(null));

/** Accepted and refused in turns, as long as there are both: each is then its neighbour's step in between. */
export function alternate<Entry extends { message: string | null }>(entries: readonly Entry[]): Entry[] {
  const good = entries.filter(({ message }) => message === null);
  const bad = entries.filter(({ message }) => message !== null);
  return Array.from({ length: Math.max(good.length, bad.length) }, (_, at) => [good[at], bad[at]])
    .flat()
    .filter((entry) => entry !== undefined);
}
