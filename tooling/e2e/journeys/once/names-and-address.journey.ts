import type { Locator } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { OWN_PAGES, profileForm } from '../../src/profile.ts';
import { signUpForm } from '../../src/sign-up.ts';

const TOO_LONG = 'Must be 255 characters or less';

/** Fills in a field, leaves it, and expects what it says then; null for nothing. */
async function expectVerdict(field: Locator, text: string, message: string | null): Promise<void> {
  await field.fill(text);
  await field.blur();
  if (message === null) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  else await expect(field).toHaveAccessibleDescription(message);
}

test('at sign-up a name is needed, an address is not, and neither is longer than 255 characters [VAL-04]', async ({
  page,
}) => {
  await page.goto('/?modal=sign-up');
  const { dialog, field } = signUpForm(page);
  for (const name of ['First name', 'Last name'] as const) {
    await expectVerdict(field(name), 'é'.repeat(255), null);
    await expectVerdict(field(name), 'é'.repeat(256), TOO_LONG);
    await expectVerdict(field(name), '   ', 'Required');
    await expectVerdict(field(name), '', 'Required');
    await expectVerdict(field(name), "O'Neill-Ångström", null);
  }
  await dialog.getByText('Add your address').click();
  for (const name of [/^Street and number/, /^Postal code/, /^City/]) {
    const field = dialog.getByRole('textbox', { name });
    await expectVerdict(field, 'a'.repeat(256), TOO_LONG);
    await expectVerdict(field, 'a'.repeat(255), null);
    await expectVerdict(field, '', null);
  }
});

test('on the profile an address may be empty, and has 255 characters at most [VAL-04]', async ({
  page,
  brand,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].profile);
  const { box, save } = profileForm(page.getByRole('main'));
  await expectVerdict(box('Street and number'), 'a'.repeat(256), TOO_LONG);
  await expectVerdict(box('Street and number'), 'a'.repeat(255), null);
  await save();
  await expectVerdict(box('Street and number'), '', null);
  await save();
  await expect(box('Street and number')).toHaveValue('');
});
