import { JUDGED_AT } from '@baize/domain/corpora/dates-of-birth';
import { PASSWORDS } from '@baize/domain/corpora/passwords';
import { passwordMin } from '@baize/domain/validation';
import type { Locator, Page } from '@playwright/test';
import {
  ADDRESS_ENTRIES,
  type FieldEntry,
  EMAIL_ENTRIES,
  NAME_ENTRIES,
  NAUGHTY_ADDRESSES,
  NAUGHTY_NAMES,
  onOneLine,
  wordPasswordMessage,
} from '../../src/corpora/field-entries.ts';
import { phoneTrials } from '../../src/corpora/phone-entries.ts';
import { DATE_ENTRIES, tryDates } from '../../src/corpora/try-dates.ts';
import { tryInFields } from '../../src/corpora/try-in-fields.ts';
import { watchExecution } from '../../src/corpora/watch-execution.ts';
import { expect, test } from '../../src/journey.ts';
import { NO_FIELDS, setFieldFlags } from '../../src/profile.ts';
import { signUpForm } from '../../src/sign-up.ts';

/** Thousands of texts are painted one after the other; on a window this small that is a quarter of the work. */
test.use({ viewport: { width: 400, height: 300 } });

const LONG = 'a'.repeat(256);

/** Each field is tried in a form that asks little else: the whole form is drawn anew with every text. */
const TEXT_FIELDS = { ...NO_FIELDS, firstName: 1, lastName: 1, address: 1, zipCode: 1, city: 1 } as const;

/** Nobody signs up from there at this brand: their numbers are tried by the domain's tests alone. */
const EXCLUDED = new Set(['US', 'KP']);

async function openSignUp(page: Page, origin = '') {
  await page.goto(`${origin}/?modal=sign-up`);
  const form = signUpForm(page);
  const box = (name: string | RegExp) => form.dialog.getByRole('textbox', { name });
  await expect(form.field('Password')).toBeVisible();
  return { ...form, box };
}

/** The fields of the address stand behind one press. */
async function openAddress({ dialog }: Awaited<ReturnType<typeof openSignUp>>) {
  await dialog.getByText('Add your address').click();
  const names = [/^Street and number/, /^Postal code/, /^City/];
  const boxes = names.map((name) => dialog.getByRole('textbox', { name }));
  for (const box of boxes) await expect(box).toBeVisible();
  return boxes;
}

/** The texts dealt out over several fields of one kind, which are tried at once. */
function share(entries: readonly FieldEntry[], fields: readonly Locator[]) {
  return fields.map((field, at) => ({
    field,
    entries: entries.filter((_, index) => index % fields.length === at),
  }));
}

test('each of 300 e-mails gets its verdict at sign-up, and its box keeps what it takes of it [VAL-01]', async ({
  page,
  brand,
  sandbox,
}) => {
  test.slow();
  await setFieldFlags(sandbox, brand, NO_FIELDS);
  const { box } = await openSignUp(page);
  expect(EMAIL_ENTRIES.length).toBeGreaterThanOrEqual(300);
  expect(
    await tryInFields(page, [
      { field: box('E-mail'), entries: EMAIL_ENTRIES, good: 'bob@example.org', bad: 'bob' },
    ]),
  ).toEqual([]);
});

const PHONE_TRIALS = phoneTrials(EXCLUDED);

test('the phones to be tried at sign-up are 500 at least, of every country the brand takes [VAL-02]', () => {
  expect(PHONE_TRIALS.flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(500);
});

for (const { countries, entries } of PHONE_TRIALS)
  test(`each phone from ${countries[0]?.code} to ${countries.at(-1)?.code} gets its verdict at sign-up, and only digits are kept [VAL-02]`, async ({
    page,
    brand,
    sandbox,
  }) => {
    test.slow();
    await setFieldFlags(sandbox, brand, { ...NO_FIELDS, phoneCode: 1, phone: 1 });
    await page.route('**/get-all-country*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      const data = { ...answer.data, countries: { rows: countries } };
      await route.fulfill({ response, json: { ...answer, data } });
    });
    const { box } = await openSignUp(page);
    await expect(box('Phone')).toBeVisible();
    expect(await tryInFields(page, [{ field: box('Phone'), entries, good: '', bad: '' }])).toEqual([]);
  });

test('each of 250 names and addresses gets its verdict at sign-up, and stays as it was typed [VAL-04]', async ({
  page,
  brand,
  sandbox,
}) => {
  test.slow();
  await setFieldFlags(sandbox, brand, TEXT_FIELDS);
  expect(NAME_ENTRIES.length + ADDRESS_ENTRIES.length).toBeGreaterThanOrEqual(250);
  const form = await openSignUp(page);
  const addresses = await openAddress(form);
  const names = ['First name', 'Last name'].map((name) => form.box(name));
  expect(
    await tryInFields(page, [
      ...names.map((field) => ({ field, entries: NAME_ENTRIES, good: 'Ann', bad: LONG })),
      ...share(ADDRESS_ENTRIES, addresses).map((trial) => ({ ...trial, good: '', bad: LONG })),
    ]),
  ).toEqual([]);
});

test('each of 500 naughty texts is a name or an address like any other: nothing is run, nothing lost [VAL-04]', async ({
  page,
  brand,
  sandbox,
}) => {
  test.slow();
  await setFieldFlags(sandbox, brand, TEXT_FIELDS);
  expect(NAUGHTY_NAMES.length).toBeGreaterThanOrEqual(500);
  const watch = await watchExecution(page);
  const form = await openSignUp(page);
  const addresses = await openAddress(form);
  const names = ['First name', 'Last name'].map((name) => form.box(name));
  expect(
    await tryInFields(page, [
      ...share(NAUGHTY_NAMES, names).map((trial) => ({ ...trial, good: 'Ann', bad: LONG })),
      ...share(NAUGHTY_ADDRESSES, addresses).map((trial) => ({ ...trial, good: '', bad: LONG })),
    ]),
  ).toEqual([]);
  expect(await watch.found()).toEqual([]);
});

test('each of 250 dates of birth gets its verdict at sign-up, or is on no list [VAL-05]', async ({
  page,
  sandbox,
  brand,
}) => {
  test.slow();
  await setFieldFlags(sandbox, brand, { ...NO_FIELDS, dateOfBirth: 1 });
  expect(DATE_ENTRIES.length).toBeGreaterThanOrEqual(250);
  await sandbox.freeze(new Date(JUDGED_AT.now).toISOString());
  const { field, pickBirth } = await openSignUp(page);
  await pickBirth();
  expect(await tryDates({ year: field('Year'), month: field('Month'), day: field('Day') })).toEqual([]);
});

test('each of 150 passwords gets its verdict by what the brand asks [VAL-03]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  test.slow();
  expect(PASSWORDS.length).toBeGreaterThanOrEqual(150);
  // What a brand can ask reads alike from several settings: 0, nothing and a text are all 6.
  const groups = Object.entries(
    Object.groupBy(PASSWORDS, ({ asks }) =>
      JSON.stringify({
        min: passwordMin(asks),
        digit: asks.digit === true,
        special: asks.special === true,
        uppercase: asks.uppercase === true,
      }),
    ),
  );
  for (const [rules, passwords = []] of groups) {
    const password = JSON.parse(rules) as { min: number };
    await sandbox.overrideSettings(brand, {
      formFieldsValidation: { password },
      registrationFields: NO_FIELDS,
    });
    const host = await spareHost();
    const { field } = await openSignUp(page, places.spare.url);
    const entries = passwords.map((entry) => ({
      typed: entry.password,
      left: onOneLine(entry.password),
      message: wordPasswordMessage(entry.message, password.min),
    }));
    // Long enough for the longest that a brand asks, and of every kind.
    const good = `A-1${'a'.repeat(252)}`;
    await test.step(rules, async () => {
      expect(await tryInFields(page, [{ field: field('Password'), entries, good, bad: '' }])).toEqual([]);
    });
    await page.goto('about:blank');
    await host.stop();
  }
});
