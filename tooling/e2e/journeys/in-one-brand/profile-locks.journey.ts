import { expect, test } from '../../src/journey.ts';
import { openBareAccount, OWN_PAGES, profileForm, rewriteUserDetails } from '../../src/profile.ts';
import { getPersonaEmail } from '../../src/sandbox.ts';

const PERSON = ['First name', 'Last name', 'Date of birth', 'Phone', 'Country'] as const;

test('a field that was empty can be filled in once, and is fixed from then on [PRF-02]', async ({
  page,
  brand,
  sandbox,
}) => {
  test.slow();
  await openBareAccount(page, { sandbox, brand, email: 'bare@example.com' });
  // A country comes with every account here; another platform may know none.
  let country = '';
  await rewriteUserDetails(page, (body) => body.replace('"countryCode":"NL"', `"countryCode":"${country}"`));
  await page.goto(OWN_PAGES[brand].profile);
  const main = page.getByRole('main');
  const { box, save } = profileForm(main);
  for (const name of ['First name', 'Last name', 'Phone', 'E-mail'] as const)
    await expect(box(name)).not.toHaveAttribute('readonly');
  await box('First name').fill('Ann');
  await box('Last name').fill('Smith');
  await box('Date of birth').fill('20/11/1990');
  await main.getByLabel('Country code').click();
  await page.getByPlaceholder('Search countries').fill('netherl');
  await page.getByRole('option', { name: /^Netherlands/ }).click();
  await expect(main.getByLabel('Country code')).toHaveText('+31');
  await box('Phone').fill('687654321');
  await main.getByLabel('Country', { exact: true }).click();
  await page.getByPlaceholder('Search countries').fill('netherl');
  await page.getByRole('option', { name: /^Netherlands/ }).click();
  country = 'NL';
  await save();

  for (const name of PERSON) await expect(box(name)).toHaveAttribute('readonly');
  await expect(box('Phone')).toHaveValue(/\+31 687654321/);
  await expect(box('Country')).toHaveValue('Netherlands');
  await expect(main.getByLabel('Country code')).toHaveCount(0);
  // Neither a press nor a key changes what is fixed.
  await box('First name').click();
  await page.keyboard.type('x');
  await expect(box('First name')).toHaveValue('Ann');
  // The rest stays the player's: an address until the documents are approved, and the e-mail until it is confirmed.
  for (const name of ['E-mail', 'Street and number', 'City', 'Postal code', 'Nickname'] as const)
    await expect(box(name)).not.toHaveAttribute('readonly');
  await expect(main.getByText('Why some fields are locked')).toBeVisible();
});

test('an e-mail address is fixed once its link was followed [PRF-02] [PRF-06]', async ({
  page,
  brand,
  sandbox,
  signInAs,
}) => {
  await signInAs('unverified');
  await page.goto(OWN_PAGES[brand].profile);
  const main = page.getByRole('main');
  const { box } = profileForm(main);
  await expect(box('E-mail')).not.toHaveAttribute('readonly');
  await main.getByRole('button', { name: 'Send a new link' }).click();
  await expect(main.getByText(/we have sent a new link/)).toBeVisible();
  const { path } = await sandbox.fetchLastMessage(getPersonaEmail('unverified'));
  await page.goto(path);
  await expect(page).toHaveURL(/\/casino(?:\?modal=login)?$/);
  await page.goto(OWN_PAGES[brand].profile);
  await expect(box('E-mail')).toHaveValue(getPersonaEmail('unverified'));
  await expect(box('E-mail')).toHaveAttribute('readonly');
  await expect(main.getByText('Verified', { exact: true })).toBeVisible();
});

test('an address is fixed once the documents are approved [PRF-02]', async ({ page, brand, signInAs }) => {
  const { box } = profileForm(page.getByRole('main'));
  for (const [persona, fixed] of [
    ['depositor', false],
    ['kyc-approved', true],
  ] as const) {
    await signInAs(persona);
    await page.goto(OWN_PAGES[brand].profile);
    for (const name of [...PERSON, 'E-mail'] as const) await expect(box(name)).toHaveAttribute('readonly');
    const address = box('Street and number');
    if (fixed) await expect(address).toHaveAttribute('readonly');
    else await expect(address).not.toHaveAttribute('readonly');
    for (const name of ['City', 'Postal code', 'Nickname'] as const)
      await expect(box(name)).not.toHaveAttribute('readonly');
  }
});
