import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { NO_FIELDS, OWN_PAGES, profileForm, setFieldFlags } from '../../src/profile.ts';
import { signUpForm } from '../../src/sign-up.ts';

/** The fields of a sign-up that flags switch off, each as a player finds it. */
function signUpFields(dialog: Locator): Locator[] {
  const labelled = (name: string) => dialog.getByLabel(name, { exact: true });
  return [
    ...['First name', 'Last name', 'Date of birth', 'Country code', 'Country', 'Currency'].map(labelled),
    dialog.getByRole('textbox', { name: 'Phone' }),
    dialog.getByText('Add your address', { exact: true }),
    dialog.getByText('I have a code', { exact: true }),
    dialog.getByRole('checkbox', { name: 'Send me news and offers by e-mail' }),
  ];
}

/** The same for a profile. */
function profileFields(part: Locator): Locator[] {
  const { box } = profileForm(part);
  return [
    ...[
      'First name',
      'Last name',
      'Date of birth',
      'Phone',
      'Country',
      'Currency',
      'City',
      'Postal code',
      'Street and number',
      'Nickname',
    ].map(box),
    part.getByRole('combobox', { name: 'Gender' }),
  ];
}

async function expectAll(fields: readonly Locator[], used: boolean): Promise<void> {
  for (const field of fields) await expect(field).toHaveCount(used ? 1 : 0);
}

/** The forms of a visitor, each by what it always asks. */
const VISITOR_FORMS = [
  ['sign-up', 'Create account'],
  ['linked-signup', 'Create linked account'],
] as const;

async function openSignUp(page: Page, [modal, title]: (typeof VISITOR_FORMS)[number]): Promise<Locator> {
  await page.goto(`/?modal=${modal}`);
  const { dialog, terms, field } = signUpForm(page, title);
  await expect(terms).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(field('Password')).toBeVisible();
  return dialog;
}

test('a field whose flag is 0 is asked in no sign-up, and each one where the flags fail [PRF-08]', async ({
  page,
  brand,
  sandbox,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 500/);
  await setFieldFlags(sandbox, brand, NO_FIELDS);
  for (const form of VISITOR_FORMS) await expectAll(signUpFields(await openSignUp(page, form)), false);
  // One flag, one field.
  await setFieldFlags(sandbox, brand, { ...NO_FIELDS, lastName: 1 });
  const dialog = await openSignUp(page, VISITOR_FORMS[0]);
  await expect(dialog.getByLabel('Last name', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('First name', { exact: true })).toHaveCount(0);

  await sandbox.addFault({ call: 'get-registration-fields', kind: 'status', status: 500 });
  for (const form of VISITOR_FORMS) await expectAll(signUpFields(await openSignUp(page, form)), true);
});

test('a field whose flag is 0 is in no profile, and each one where the flags fail [PRF-08] [PRF-01]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 500/);
  await signInAs('depositor');
  const onPage = async () => {
    await page.goto(OWN_PAGES[brand].profile);
    return page.getByRole('main');
  };
  const linked = async () => {
    await page.goto('/?modal=linked-signup');
    return page.getByRole('dialog', { name: 'Link your account' });
  };
  await setFieldFlags(sandbox, brand, NO_FIELDS);
  for (const open of [onPage, linked]) {
    const part = await open();
    await expect(part.locator('button[type=submit]')).toBeVisible();
    await expectAll(profileFields(part), false);
  }
  await sandbox.addFault({ call: 'get-registration-fields', kind: 'status', status: 500 });
  for (const open of [onPage, linked]) await expectAll(profileFields(await open()), true);
});
