import { expect, test } from 'vitest';
import { GOOD_ADDRESSES, LONG_ADDRESSES } from './addresses.ts';
import { DATES_OF_BIRTH } from './dates-of-birth.ts';
import { FILTERED_EMAILS } from './emails-filtered.ts';
import { BAD_EMAILS, EMPTY_EMAILS, GOOD_EMAILS, LONG_EMAILS, PADDED_EMAILS } from './emails.ts';
import { FILES } from './files.ts';
import { EMPTY_NAMES, GOOD_NAMES, LONG_NAMES } from './names.ts';
import { NAUGHTY_SEEN, NAUGHTY_UNSEEN } from './naughty.ts';
import { PASSWORDS } from './passwords.ts';
import { REGION_PHONES } from './phones-by-region.ts';
import { BAD_PHONES, TYPED_PHONES } from './phones.ts';

const typed = (rows: readonly (readonly [string, ...string[]])[]) => rows.map(([text]) => text);

/** Regions that share a code may share a number too: each is its region's. */
const phoneKey = (entry: { country?: string; phoneCode: unknown; phone: unknown }) =>
  [entry.country, entry.phoneCode, entry.phone]
    .map((part) => (part === undefined ? '-' : JSON.stringify(part)))
    .join();

const EMAILS = [GOOD_EMAILS, PADDED_EMAILS, EMPTY_EMAILS, BAD_EMAILS, typed(FILTERED_EMAILS), LONG_EMAILS];
const NAMES = [typed(GOOD_NAMES), EMPTY_NAMES, LONG_NAMES];
const ADDRESSES = [typed(GOOD_ADDRESSES), LONG_ADDRESSES];

test.each([
  ['e-mails', 300, EMAILS.flat()],
  ['phones', 500, [...REGION_PHONES, ...BAD_PHONES].map(phoneKey)],
  ['phones as they are typed', 50, typed(TYPED_PHONES)],
  ['names', 150, NAMES.flat()],
  ['addresses', 100, ADDRESSES.flat()],
  ['dates of birth', 250, Object.values(DATES_OF_BIRTH).flat()],
  ['passwords', 150, PASSWORDS.map(({ password, asks }) => password + Object.entries(asks).join())],
  [
    'files',
    60,
    FILES.map(({ file: { name, size, head } }) => JSON.stringify([name, String(size), Array.from(head)])),
  ],
  ['naughty texts', 500, [...NAUGHTY_SEEN, ...NAUGHTY_UNSEEN]],
])('there are as many different %s as asked for, %i [VAL-06]', (_, least, entries) => {
  const twice = entries.filter((entry, at) => entries.indexOf(entry) !== at);
  expect(twice).toEqual([]);
  expect(entries.length).toBeGreaterThanOrEqual(least);
});
