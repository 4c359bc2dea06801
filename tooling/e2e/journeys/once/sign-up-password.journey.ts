import type { Locator } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { signUpForm } from '../../src/sign-up.ts';

/** The lines of the checklist that are ticked off, and those that are not. */
async function expectChecklist(dialog: Locator, lines: Readonly<Record<string, boolean>>): Promise<void> {
  const list = dialog.getByRole('list', { name: 'Your password needs' });
  await expect(list.getByRole('listitem')).toHaveText(
    Object.entries(lines).map(([line, met]) => `${line} (${met ? 'done' : 'not yet'})`),
  );
}

test('without a rule of the brand a password has 6 to 255 characters [VAL-03]', async ({ page }) => {
  await page.goto('/?modal=sign-up');
  const { dialog, field } = signUpForm(page);
  const password = field('Password');
  await password.focus();
  await expectChecklist(dialog, { 'At least 6 characters': false });
  await page.keyboard.type('abcde');
  await expectChecklist(dialog, { 'At least 6 characters': false });
  await page.keyboard.type('f');
  await expectChecklist(dialog, { 'At least 6 characters': true });
  await page.keyboard.press('Tab');
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  for (const [length, message] of [
    [5, 'Must be at least 6 characters'],
    [255, null],
    [256, 'Must be 255 characters or less'],
  ] as const) {
    await password.fill('a'.repeat(length));
    await password.blur();
    if (message === null) await expect(password).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(password).toHaveAccessibleDescription(new RegExp(message));
  }
});

test('what the brand asks of a password is ticked off while it is typed, wherever one is made up [VAL-03]', async ({
  page,
  places,
  brand,
  sandbox,
  signInAs,
  spareHost,
}) => {
  const password = { min: 8, special: true, digit: true, uppercase: true };
  await sandbox.overrideSettings(brand, { formFieldsValidation: { password } });
  await spareHost();
  const min = 'At least 8 characters';
  const [digit, special, uppercase] = ['A number', 'A special character', 'A capital letter'];
  const steps = [
    ['h', { [min]: false, [digit]: false, [special]: false, [uppercase]: false }],
    ['7', { [min]: false, [digit]: true, [special]: false, [uppercase]: false }],
    ['-', { [min]: false, [digit]: true, [special]: true, [uppercase]: false }],
    ['B', { [min]: false, [digit]: true, [special]: true, [uppercase]: true }],
    ['ridge', { [min]: true, [digit]: true, [special]: true, [uppercase]: true }],
  ] as const;
  await page.goto(`${places.spare.url}/?modal=sign-up`);
  const { dialog, field } = signUpForm(page);
  await field('Password').focus();
  for (const [text, lines] of steps) {
    await page.keyboard.type(text);
    await expectChecklist(dialog, lines);
  }
  await page.goto(`${places.spare.url}/?modal=reset-password&token=none`);
  const reset = page.getByRole('dialog', { name: 'Set a new password' });
  await reset.getByLabel('New password', { exact: true }).focus();
  await page.keyboard.type('h7');
  await expectChecklist(reset, steps[1][1]);

  await signInAs('depositor', places.spare.url);
  await page.goto(`${places.spare.url}/profile/change-password`);
  const main = page.getByRole('main');
  await main.getByLabel('New password', { exact: true }).focus();
  await page.keyboard.type('h7-');
  await expectChecklist(main, steps[2][1]);
});
