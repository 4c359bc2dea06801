import { expect, test } from '../../src/journey.ts';
import { openBareAccount, PROFILE_UPDATE_PATH, rewriteUserDetails } from '../../src/profile.ts';
import { collectBodies } from '../../src/session.ts';

const PROFILE_STEP = { name: 'First, a few details' } as const;

test('in all-fields mode a deposit first asks for names, address, city, postal code and country, all of them needed [VAL-04] [PRF-03]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  tolerate,
  expectAccessible,
}) => {
  test.slow();
  // Methods are asked for by the country, which is not known yet.
  tolerate(/status of 400 .*\/get-payments/);
  const origin = places.spare.url;
  await sandbox.overrideSettings(brand, { allowDepWithoutAddress: false, onDepositShowAllField: true });
  await spareHost();
  await openBareAccount(page, { sandbox, brand, email: 'bare@example.com', origin });
  // A country comes with every account here; another platform may know none.
  let country = '';
  await rewriteUserDetails(page, (body) => body.replace('"countryCode":"NL"', `"countryCode":"${country}"`));
  const updates = collectBodies(page, PROFILE_UPDATE_PATH, 'PUT');
  await page.goto(`${origin}/deposit`);
  const step = page.getByRole('region', PROFILE_STEP);
  const box = (name: string) => step.getByLabel(name, { exact: true });
  const save = step.getByRole('button', { name: 'Save and go on' });
  const texts = ['First name', 'Last name', 'Street and number', 'Postal code', 'City'] as const;
  await save.click();
  for (const name of [...texts, 'Country'] as const) {
    await expect(box(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(name)).toHaveAccessibleDescription('Required');
  }
  await expect(box('First name')).toBeFocused();
  await expectAccessible('main');
  for (const name of texts) await box(name).fill('a'.repeat(256));
  await save.click();
  for (const name of texts)
    await expect(box(name)).toHaveAccessibleDescription('Must be 255 characters or less');
  expect(updates).toEqual([]);

  for (const name of texts) await box(name).fill('b'.repeat(255));
  await box('Postal code').fill('1011 AB');
  await box('Country').click();
  await page.getByPlaceholder('Search countries').fill('netherl');
  await page.getByRole('option', { name: /^Netherlands/ }).click();
  country = 'NL';
  await save.click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(step).toHaveCount(0);
  expect(updates).toMatchObject([
    { firstName: 'b'.repeat(255), zipCode: '1011 AB', countryCode: 'NL', updateFrom: 'Deposit' },
  ]);
});

test('outside all-fields mode it asks for the address alone [VAL-04]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  test.slow();
  const origin = places.spare.url;
  await sandbox.overrideSettings(brand, { allowDepWithoutAddress: false, onDepositShowAllField: false });
  await spareHost();
  await openBareAccount(page, { sandbox, brand, email: 'bare@example.com', origin });
  await page.goto(`${origin}/deposit`);
  const step = page.getByRole('region', PROFILE_STEP);
  await expect(step.getByRole('textbox', { name: 'Street and number' })).toBeVisible();
  await expect(step.getByRole('textbox')).toHaveCount(1);
  await expect(step.getByRole('combobox')).toHaveCount(0);
  await step.getByRole('textbox').fill('Handelskade 12');
  await step.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});
