import { expect, test } from '../../src/journey.ts';
import { collectApiRequests } from '../../src/requests.ts';
import { signUpForm } from '../../src/sign-up.ts';

/** What the place of a visit presets, and a country that is chosen instead. */
const VISITS = [
  { from: 'SE', country: 'Sweden', code: '+46', currency: 'SEK', other: 'Belgium', otherCode: '+32' },
  { from: 'NL', country: 'Netherlands', code: '+31', currency: 'EUR', other: 'Sweden', otherCode: '+46' },
  { from: 'JP', country: 'Japan', code: '+81', currency: 'JPY', other: 'Belgium', otherCode: '+32' },
] as const;

for (const { from, country, code, currency, other, otherCode } of VISITS) {
  test(`who visits from ${country} begins with its country, phone code and currency, and may live elsewhere [HTTP-07]`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setVisitor({ country: from });
    const asked = ['get-location', 'get-all-country', 'get-currencies'].map((call) =>
      collectApiRequests(page, `/api/admin/${call}`),
    );
    await page.goto('/?modal=sign-up');
    const { field } = signUpForm(page);
    await expect(field('Country')).toHaveText(country);
    await expect(field('Country code')).toContainText(code);
    await expect(field('Currency')).toContainText(currency);
    for (const calls of asked) expect(calls.length).toBeGreaterThan(0);

    await field('Currency').click();
    const currencies = page.getByRole('listbox').getByRole('option');
    await expect(currencies.first()).toContainText(currency);
    expect(await currencies.count()).toBeGreaterThan(5);
    await page.keyboard.press('Escape');

    await field('Country').click();
    await page.getByPlaceholder('Search countries').fill(other);
    await page.keyboard.press('Enter');
    await expect(field('Country')).toHaveText(other);
    await expect(field('Country code')).toContainText(otherCode);
    // The currency is the player's choice and follows no country.
    await expect(field('Currency')).toContainText(currency);
  });
}

test('a country that may not sign up is not offered, and is named all the same where it is spoken of [HTTP-07]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/?modal=sign-up');
  const { field } = signUpForm(page);
  await field('Country').click();
  const search = page.getByPlaceholder('Search countries');
  await search.fill('United');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: 'United Kingdom' })).toHaveCount(1);
  await expect(options.filter({ hasText: 'United States' })).toHaveCount(0);
  await sandbox.setVisitor({ country: 'US' });
  await page.goto('/');
  await expect(page.getByRole('alertdialog', { name: 'Not available where you are' })).toContainText(
    'Blocked: United States',
  );
});

test('a place that cannot be told leaves every choice open, and lists that did not come are asked for again [HTTP-07]', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of 500/);
  await sandbox.addFault({ call: 'get-location', kind: 'status', status: 500 });
  await sandbox.addFault({ call: 'get-all-country', kind: 'status', status: 500 });
  await page.goto('/?modal=sign-up');
  const { dialog, field } = signUpForm(page);
  await expect(field('Country')).toBeDisabled();
  const again = dialog.getByRole('button', { name: /Try again/ });
  await expect(again).toBeVisible();
  await sandbox.clearFaults();
  // The place is asked for again by itself, and still may not be told.
  await sandbox.addFault({ call: 'get-location', kind: 'status', status: 500 });
  await again.click();
  await expect(field('Country')).toBeEnabled();
  await expect(field('Country')).toHaveText('Choose a country');
});
