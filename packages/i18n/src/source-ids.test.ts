import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Ids the source documents write out: the platform's own words come under them. */
const IDS = [
  'rakeback.claim.title',
  'rakeback.claim.text',
  'rakeback.error.claim.title',
  'rakeback.error.claim.text',
  'modal.failed.deposit.title',
  'button.cancel.deposit.text',
  'msg.try.again',
  'form.validation.invalid.required',
  'form.validation.invalid.format',
  'form.validation.invalid.dob',
  'form.validation.invalid.short.number',
  'form.validation.invalid.long.number',
  'form.validation.invalid.password.max',
];

test('every id the sources name is used as it is [I18N-06]', () => {
  const english = readFileSync(new URL('../locales/en.po', import.meta.url), 'utf8');
  const known = Array.from(english.matchAll(/^msgid "(.+)"$/gm), ([, id]) => id);
  expect(IDS.filter((id) => !known.includes(id))).toEqual([]);
});
