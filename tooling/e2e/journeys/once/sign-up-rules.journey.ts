import { expect, test } from '../../src/journey.ts';
import { NO_FIELDS, setFieldFlags } from '../../src/profile.ts';
import { collectBodies } from '../../src/session.ts';
import { signUpForm } from '../../src/sign-up.ts';

const SIGN_UP_PATH = '/api/user/sign-up';
const PLACEHOLDER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@empty-email\.invalid$/;

test('an e-mail box takes what an address can hold, typed or pasted, and has to hold one [VAL-01]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?modal=sign-up');
  const { dialog, join } = signUpForm(page);
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await email.focus();
  await page.keyboard.type("A n!n#.$s_m&i't*h%+-9(é)/ü?@ex,ample;.co:m");
  await expect(email).toHaveValue('Ann.s_mith%+-9@example.com');
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate(() => navigator.clipboard.writeText(' <Ann Smith> "ann.smith"@example.com\n'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(email).toHaveValue('AnnSmithann.smith@example.com');

  for (const [text, message] of [
    ['', 'Required'],
    ['ann', 'Invalid format'],
    ['ann@example', 'Invalid format'],
    ['ann@example..com', 'Invalid format'],
    ['@example.com', 'Invalid format'],
    ['ann@@example.com', 'Invalid format'],
  ] as const) {
    await email.fill(text);
    await join.press('Enter');
    await expect(email).toHaveAccessibleDescription(message);
  }
  await email.fill('ann.smith+1@mail.example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('an account by phone or by one click needs no e-mail: what is sent stands in for none [VAL-01] [VAL-03]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  test.slow();
  await sandbox.overrideSettings(brand, { emailPhoneRegistration: true, use1ClickRegistration: true });
  await spareHost();
  const sent = collectBodies(page, SIGN_UP_PATH);
  await page.goto(`${places.spare.url}/?modal=sign-up`);
  const { dialog, field, fillInPerson, join, terms } = signUpForm(page);
  await dialog.getByText('Phone', { exact: true }).first().click();
  await expect(dialog.getByRole('textbox', { name: /^E-mail \(optional\)/ })).toHaveValue('');
  await fillInPerson();
  await terms.check();
  await join.click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toContainText('Your account is ready');

  // One click asks for no password either.
  await login.getByRole('link', { name: 'Create account' }).click();
  await dialog.getByText('One click', { exact: true }).click();
  await expect(field('Password')).toHaveCount(0);
  await terms.check();
  await expect(join).toHaveAttribute('aria-disabled', 'false');
  await join.click();
  await expect(page.getByRole('alertdialog', { name: 'Create account' })).toBeVisible();
  expect(sent).toHaveLength(2);
  for (const body of sent) expect(body['email']).toMatch(PLACEHOLDER);
  expect(sent[0]).toMatchObject({ phone: '687654321', phoneCode: '31' });
  expect(sent[1]?.['password'] ?? null).toBeNull();
  expect(sent[0]?.['email']).not.toBe(sent[1]?.['email']);
});

test('a phone number is digits of the plan of its country, is needed where it is asked, and ends where it is too long [VAL-02]', async ({
  page,
  brand,
  sandbox,
}) => {
  await page.goto('/?modal=sign-up');
  const { dialog, field, join } = signUpForm(page);
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  const code = field('Country code');
  await expect(code).toHaveText('+31');
  await join.press('Enter');
  await expect(phone).toHaveAccessibleDescription('Required');
  // What was pressed leads to the first field that is wrong; only then does somebody go on elsewhere.
  const wrong = dialog.locator('[aria-invalid="true"]:focus');
  await expect(wrong).toBeVisible();

  await phone.focus();
  await page.keyboard.type('6a 8-7(6)é+.');
  await expect(phone).toHaveValue('6876');
  await join.press('Enter');
  await expect(phone).toHaveAccessibleDescription('This phone number is too short');
  await expect(wrong).toBeVisible();
  await phone.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('54321');
  await expect(dialog.getByText('Number looks complete')).toBeVisible();
  await page.keyboard.type('23456789012345');
  const kept = await phone.inputValue();
  expect(kept.length).toBeLessThan(20);
  expect(kept).toMatch(/^687654321/);
  await join.press('Enter');
  await expect(phone).toHaveAccessibleDescription('This phone number is too long');
  await expect(wrong).toBeVisible();
  await phone.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('7');
  await expect(phone).toHaveValue(kept);
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue(kept.slice(0, -1));

  // Eight digits are too few in one country and enough in another.
  await phone.fill('20123456');
  await expect(dialog.getByText('Number looks complete')).toBeHidden();
  await code.click();
  await page.getByPlaceholder('Search countries').fill('denmark');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(code).toHaveText('+45');
  await expect(dialog.getByText('Number looks complete')).toBeVisible();
  // A number copied with the code of another country brings that code along.
  await phone.fill('+49 170 1234567');
  await expect(code).toHaveText('+49');
  await expect(phone).toHaveValue('1701234567');
  await expect(dialog.getByText('Number looks complete')).toBeVisible();

  await setFieldFlags(sandbox, brand, { ...NO_FIELDS });
  await page.goto('/?modal=sign-up');
  await expect(join).toBeVisible();
  await expect(phone).toHaveCount(0);
  await expect(dialog.getByText(/^Still needed: E-mail, Password,? and Terms$/)).toBeVisible();
});
