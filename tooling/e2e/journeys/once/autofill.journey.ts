import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { openBareAccount, OWN_PAGES } from '../../src/profile.ts';
import { signUpForm } from '../../src/sign-up.ts';

const PERSON = {
  'First name': 'given-name',
  'Last name': 'family-name',
  'Date of birth': 'bday',
  Phone: 'tel-national',
} as const;

const ADDRESS = {
  'Street and number': 'street-address',
  'Postal code': 'postal-code',
  City: 'address-level2',
} as const;

/** Each form, and the token by which a browser or a password manager knows each of its fields. */
const FORMS: Readonly<
  Record<string, { open(page: Page): Promise<Locator>; tokens: Record<string, string> }>
> = {
  'the log-in': {
    open: async (page) => {
      await page.goto('/?modal=login');
      return loginForm(page).dialog;
    },
    tokens: { 'E-mail': 'username', Password: 'current-password' },
  },
  'the sign-up': {
    open: async (page) => {
      await page.goto('/?modal=sign-up');
      const { dialog, pickBirth } = signUpForm(page);
      await pickBirth();
      await dialog.getByText('Add your address', { exact: true }).click();
      return dialog;
    },
    tokens: {
      'E-mail': 'username',
      Password: 'new-password',
      ...PERSON,
      ...ADDRESS,
      Day: 'bday-day',
      Month: 'bday-month',
      Year: 'bday-year',
    },
  },
};

async function readTokens(part: Locator, names: readonly string[]): Promise<Record<string, string | null>> {
  const entries = names.map(async (name) => {
    const field = part.locator('input, select').and(part.getByLabel(name));
    return [name, await field.first().getAttribute('autocomplete')] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function expectTokens(part: Locator, tokens: Record<string, string>): Promise<void> {
  await expect(part.getByLabel(Object.keys(tokens)[0] ?? '').first()).toBeVisible();
  expect(await readTokens(part, Object.keys(tokens))).toEqual(tokens);
}

for (const [form, { open, tokens }] of Object.entries(FORMS))
  test(`${form} names each of its fields for autofill`, async ({ page }) => {
    await expectTokens(await open(page), tokens);
  });

test('the profile names each of its fields for autofill [PRF-01]', async ({ page, brand, sandbox }) => {
  await openBareAccount(page, { sandbox, brand, email: 'bare@example.com' });
  await page.goto(OWN_PAGES[brand].profile);
  await expectTokens(page.getByRole('main'), {
    ...PERSON,
    ...ADDRESS,
    'E-mail': 'email',
    Nickname: 'nickname',
  });
});

test('a card names each of its fields for autofill [PAY-02]', async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.goto('/deposit');
  await expectTokens(page.getByRole('main'), {
    'Card number': 'cc-number',
    Expires: 'cc-exp',
    CVC: 'cc-csc',
    'Name on card': 'cc-name',
  });
});
