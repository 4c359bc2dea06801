import type { Locator, Page } from '@playwright/test';
import { fillCard } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { NEW_PASSWORD, signUpForm } from '../../src/sign-up.ts';

/** That a field says what is wrong with it, to who sees it and to who hears it. */
async function expectProblem(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** What may be wrong with a text of the sign-up, and how it is told (S2 §5, S1 §5). */
const TYPED = [
  ['E-mail', '', 'Required'],
  ['E-mail', 'ann@', 'Invalid format'],
  ['E-mail', `${'a'.repeat(250)}@x.test`, 'Must be 255 characters or less'],
  ['Password', '', 'Required'],
  ['Password', 'Ab-1', /^Must be at least \d+ characters/],
  ['Password', `Ab-1${'a'.repeat(256)}`, 'Must be 255 characters or less'],
  ['Password', 'Harbour-bridge', 'Must contain numbers'],
  ['Password', 'Harbour2027', 'Must contain at least 1 special character'],
  ['Password', 'harbour-2027', 'Must contain at least one uppercase character'],
  ['First name', '', 'Required'],
  ['Phone', '12', 'This phone number is too short'],
  ['Phone', '123456789012345', 'This phone number is too long'],
] as const;

test('whatever is wrong with a field is told at that field, tied to it, and gone once it is right [VAL-06]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  expectAccessible,
}) => {
  test.slow();
  // A brand that asks all that can be asked of a password.
  const password = { min: 8, special: true, digit: true, uppercase: true };
  await sandbox.overrideSettings(brand, { formFieldsValidation: { password } });
  await spareHost();
  await page.goto(`${places.spare.url}/?modal=sign-up`);
  const { dialog, birth, fillInAs, join, terms } = signUpForm(page);
  await fillInAs('ann@example.com');
  await terms.check();
  for (const [name, text, message] of TYPED)
    await test.step(`${name}: ${message}`, async () => {
      const field =
        name === 'Password'
          ? dialog.getByLabel('Password', { exact: true })
          : dialog.getByRole('textbox', { name, exact: true });
      const before = await field.inputValue();
      await field.fill(text);
      await field.blur();
      await expectProblem(field, message);
      // Pressed all the same, it leads there: that is how it is heard.
      await join.press('Enter');
      await expect(field).toBeFocused();
      await field.fill(before);
      await field.blur();
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });
  // Of age this year, and not yet today.
  await birth.fill('31/12/2008');
  await birth.blur();
  await expectProblem(birth, /You must be at least 18 years old/);
  await expectAccessible('[role=dialog]');
});

test('a new password says what it lacks, that both must match, and that the old one is needed [VAL-06] [PRF-06]', async ({
  page,
  signInAs,
}) => {
  await signInAs('vip');
  await page.goto('/profile/change-password');
  const [current, fresh, again] = [
    page.getByLabel('Current password'),
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('New password again'),
  ];
  await fresh.fill(NEW_PASSWORD);
  await again.fill('Harbour-2028');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expectProblem(current, 'Current password is required');
  await expectProblem(again, 'Passwords must match');
  await expect(current).toBeFocused();
});

test('a card says what is wrong with it, field by field [VAL-06] [PAY-02]', async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=30');
  const pay = page.getByRole('button', { name: 'Deposit €30.00' });
  const [number, expires, code] = ['Card number', 'Expires', 'CVC'].map((name) => page.getByLabel(name));
  if (!number || !expires || !code) throw new Error('A card has three fields.');
  const cases = [
    [number, '', 'Enter the card number.'],
    [expires, '', 'Enter the month and year the card expires.'],
    [code, '', 'Enter the CVC.'],
    [number, '4242 4242 4242 4241', /^This is not a card number/],
    [number, '4242 4242', /^This card number is too short/],
    [number, '378282246310005', /^American Express cards are not accepted/],
    [expires, '01/20', /^This card has expired/],
    [expires, '12/2099', /^This year is too far ahead/],
    [expires, '13', /^Enter month and year/],
    [code, '7', /^Enter all 3 digits/],
  ] as const;
  for (const [field, text, message] of cases) {
    await fillCard(page);
    await field.fill(text);
    await pay.click();
    await expectProblem(field, message);
    await expect(field).toBeFocused();
  }
});

async function chooseFile(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(file);
}

test('a document of another kind, or too large a one, is told before it is sent [VAL-06]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/upload-document')) sent.push(request.url());
  });
  await page.goto('/profile/verify');
  await chooseFile(page, { name: 'passport.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByRole('alert')).toContainText('Only jpg, pdf, png accepted');
  const large = Buffer.alloc(26 * 1024 * 1024);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(large);
  await chooseFile(page, { name: 'passport.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByRole('alert')).toContainText('File size must be less than 25MB');
  expect(sent).toEqual([]);
});

test('what only the platform knows of a field is told at that field too [VAL-06]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await signInAs('depositor');
  await page.goto('/profile/edit-profile');
  const city = page.getByRole('textbox', { name: 'City' });
  await city.fill('Haarlem');
  const errors = { city: 'form.validation.invalid.locked' };
  await sandbox.addFault({
    call: 'update-user-details',
    kind: 'status',
    status: 400,
    body: { success: false, message: '', errors },
    times: 1,
  });
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expectProblem(city, 'Only support can change this');
  await expect(city).toBeFocused();
});
