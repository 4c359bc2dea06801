import { expect, test } from '../../src/journey.ts';
import {
  NO_FIELDS,
  openBareAccount,
  OWN_PAGES,
  PROFILE_UPDATE_PATH,
  profileForm,
  rewriteUserDetails,
  setFieldFlags,
} from '../../src/profile.ts';
import { collectBodies } from '../../src/session.ts';

/** What the profile asks, as the sources list it; the code belongs to its phone. */
const FIELDS = [
  'First name',
  'Last name',
  'E-mail',
  'Date of birth',
  'Phone',
  'Country',
  'Currency',
  'City',
  'Postal code',
  'Street and number',
  'Nickname',
] as const;

test('the profile shows every field the brand uses, and Update waits for a change [PRF-01]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await setFieldFlags(sandbox, brand, { gender: 1 });
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].profile);
  const main = page.getByRole('main');
  const { box, update } = profileForm(main);
  await expect(update).toBeDisabled();
  for (const name of FIELDS) await expect(box(name)).toBeVisible();
  await expect(box('Currency')).toHaveValue('EUR · Euro');

  await box('City').fill('Delft');
  await expect(update).toBeEnabled();
  await box('City').fill('Amsterdam');
  await expect(update).toBeDisabled();
  await box('City').fill('Delft');
  await main.getByRole('button', { name: 'Undo changes' }).click();
  await expect(box('City')).toHaveValue('Amsterdam');
  await expect(update).toBeDisabled();

  const gender = main.getByRole('combobox', { name: 'Gender' });
  await expect(gender).toHaveText('Female');
  await gender.click();
  const options = page.getByRole('option');
  await expect(options).toHaveText(['Not to say', 'Male', 'Female']);
  await options.getByText('Not to say').click();
  await expect(gender).toHaveText('Not to say');
  await expect(update).toBeEnabled();
  await expectAccessible('main');
});

test('an update says what the platform says; a refusal of any form is one, keeps what was typed and names its fields [PRF-01]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].profile);
  const main = page.getByRole('main');
  const { box, update, result, save } = profileForm(main);
  const refuse = (status: number, body: unknown) =>
    sandbox.addFault({ call: 'update-user-details', kind: 'status', status, body, times: 1 });
  await box('City').fill('Delft');
  await box('Nickname').fill('tide');
  const refusals = [
    ['Not today.', { success: false, message: 'Not today.' }],
    ['Nor this way.', { success: true, message: 'Nor this way.', data: { success: false } }],
  ] as const;
  for (const [message, body] of refusals) {
    await refuse(200, body);
    await update.click();
    await expect(result).toContainText(message);
    await expect(result).toContainText('What you typed is still here.');
    await expect(update).toBeEnabled();
  }
  const errors = { zipCode: 'form.validation.invalid.format', nickname: 'form.validation.invalid.taken' };
  await refuse(400, { success: false, message: 'Please look again.', errors });
  await update.click();
  await expect(result).toContainText('Please look again.');
  await expect(box('Postal code')).toHaveAccessibleDescription('Invalid format');
  await expect(box('Nickname')).toHaveAccessibleDescription(/^Another account uses this/);
  await expect(box('Postal code')).toBeFocused();
  await expect(box('City')).toHaveValue('Delft');

  await save();
  await expect(box('Nickname')).toHaveValue('tide');
  await expect(box('Nickname')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(update).toBeDisabled();
});

test('of two tabs that edit the profile neither puts back what the other saved [PRF-01]', async ({
  page,
  brand,
  openTab,
  signInAs,
}) => {
  await signInAs('depositor');
  const other = await openTab();
  for (const tab of [page, other]) await tab.goto(OWN_PAGES[brand].profile);
  const [first, second] = [profileForm(page.getByRole('main')), profileForm(other.getByRole('main'))];
  await second.box('Nickname').fill('tide');
  await first.box('City').fill('Delft');
  await first.save();
  await second.save();
  await expect(second.box('City')).toHaveValue('Delft');
  await page.reload();
  await expect(first.box('City')).toHaveValue('Delft');
  await expect(first.box('Nickname')).toHaveValue('tide');
});

test('a nickname stands in place of the name where others read it, and without one they read an initial [PRF-01]', async ({
  page,
  brand,
  signInAs,
}) => {
  await signInAs('depositor');
  const main = page.getByRole('main');
  for (const [nickname, name] of [
    ['seven-tides', 'seven-tides'],
    ['', 'M…'],
  ] as const) {
    await page.goto(OWN_PAGES[brand].profile);
    const { box, save } = profileForm(main);
    await box('Nickname').fill(nickname);
    await save();
    await page.goto('/tournaments');
    await main.getByRole('link', { name: 'Reef race' }).click();
    await main.getByRole('link', { name: 'Show it' }).click();
    const own = main.locator('tr[aria-current=true]');
    await expect(own).toContainText(name);
    await expect(main).not.toContainText('Marisol');
  }
});

test('an update sends empty fields as null, says where it comes from, and asks anew for documents where the brand wants it [PRF-03]', async ({
  page,
  brand,
  signInAs,
}) => {
  const updates = collectBodies(page, PROFILE_UPDATE_PATH, 'PUT');
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].profile);
  const main = page.getByRole('main');
  const { box, save } = profileForm(main);
  // A player without a confirmed document has none to lose.
  const warning = main.getByText(/asks for your documents again/);
  await expect(box('City')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await box('City').fill('');
  await box('Nickname').fill('   ');
  await save();
  expect(updates).toHaveLength(1);
  expect(updates[0]).toMatchObject({
    city: null,
    nickname: null,
    zipCode: '1016 GV',
    updateFrom: 'Profile Page',
  });
  expect(updates[0]?.['onChangeResetKyc']).toBe(brand === 'lulu' ? true : undefined);
});

test('where a change takes the verification, that is said before it is saved, and afterwards that documents are needed again [PRF-03] [PRF-05]', async ({
  page,
  brand,
  signInAs,
}) => {
  await signInAs('kyc-approved');
  await page.goto(OWN_PAGES[brand].profile);
  const main = page.getByRole('main');
  const { box, save } = profileForm(main);
  const warning = main.getByText(/asks for your documents again/);
  await expect(box('Nickname')).toBeVisible();
  await expect(warning).toHaveCount(brand === 'lulu' ? 1 : 0);
  await box('City').fill('Potsdam');
  await save();
  const needed = main.getByText('Your details have changed, so your documents are needed again.');
  await expect(needed).toHaveCount(brand === 'lulu' ? 1 : 0);
  await expect(main.getByText('Your profile was updated')).toBeVisible();
});

test('an unset date of birth opens at 18 years ago, goes as null until it is chosen, and as yyyy-MM-dd then [PRF-03]', async ({
  page,
  brand,
  sandbox,
}) => {
  test.slow();
  await openBareAccount(page, { sandbox, brand, email: 'undated@example.com' });
  await setFieldFlags(sandbox, brand, { ...NO_FIELDS, dateOfBirth: 1, city: 1 });
  // Platforms write 1900-01-01 for none.
  await rewriteUserDetails(page, (body) => body.replace('"dateOfBirth":null', '"dateOfBirth":"1900-01-01"'));
  const updates = collectBodies(page, PROFILE_UPDATE_PATH, 'PUT');
  await page.goto(OWN_PAGES[brand].profile);
  const { box, pickBirth, datePart, save } = profileForm(page.getByRole('main'));
  await expect(box('Date of birth')).toHaveValue('20/11/2008');
  await pickBirth();
  const [year, month, day] = [datePart('Year'), datePart('Month'), datePart('Day')];
  await expect(year).toHaveValue('2008');
  await expect(month).toHaveValue('11');
  await expect(day).toHaveValue('20');
  await expect(day).toHaveAccessibleDescription(/Not set yet/);
  await box('City').fill('Delft');
  await save();
  expect(updates.at(-1)).toMatchObject({ city: 'Delft', dateOfBirth: null });
  await expect(day).toHaveAccessibleDescription(/Not set yet/);

  // A month without the chosen day leaves the day open, and the rest as it was chosen.
  await year.selectOption('1988');
  await month.selectOption('12');
  await day.selectOption('31');
  await month.selectOption('02');
  await expect(day).toHaveValue('');
  await expect(year).toHaveValue('1988');
  await day.selectOption('29');
  await save();
  expect(updates.at(-1)).toMatchObject({ dateOfBirth: '1988-02-29' });
  await expect(box('Date of birth')).toHaveValue('29 February 1988');
});
