import { expect, type Locator, type Page } from '@playwright/test';
import { loginForm } from './login.ts';
import type { SandboxClient } from './sandbox.ts';
import { NEW_PASSWORD, signUpForm } from './sign-up.ts';
import type { Brand } from './worker-addresses.ts';

/** Where each navigation style keeps the player's own pages. */
export const OWN_PAGES = {
  curacao: { profile: '/profile/edit-profile', documents: '/profile/verify' },
  lulu: { profile: '/profile2/my-profile', documents: '/profile2/verification' },
} as const satisfies Record<Brand, Record<'profile' | 'documents', string>>;

export const PROFILE_UPDATE_PATH = '/api/user/update-user-details';

/** The fields that every brand's flags name, each as used or not. */
export function setFieldFlags(
  sandbox: SandboxClient,
  brand: Brand,
  fields: Readonly<Record<string, 0 | 1>>,
): Promise<void> {
  return sandbox.overrideSettings(brand, { registrationFields: fields });
}

/** Everything a form may ask beside what an account cannot be without, as not used. */
export const NO_FIELDS = Object.fromEntries(
  [
    'firstName',
    'lastName',
    'nickname',
    'gender',
    'dateOfBirth',
    'phoneCode',
    'phone',
    'countryCode',
    'city',
    'address',
    'zipCode',
    'currencyCode',
    'newsletter',
    'bonusCode',
    'referralCode',
  ].map((field) => [field, 0 as const]),
);

/** The profile's form, on its page or in a part of one. */
export function profileForm(part: Page | Locator) {
  const box = (name: string) => part.getByRole('textbox', { name, exact: true });
  return {
    box,
    /** Opens the three lists of the date of birth. */
    pickBirth: () => part.getByRole('button', { name: 'Choose a date' }).click(),
    /** One of these lists. */
    datePart: (name: 'Day' | 'Month' | 'Year') => part.getByRole('combobox', { name, exact: true }),
    update: part.getByRole('button', { name: 'Update profile' }),
    result: part.getByRole('alert'),
    async save() {
      await part.getByRole('button', { name: 'Update profile' }).click();
      await expect(part.getByRole('alert')).toContainText('Your profile was updated');
    },
  };
}

interface BareAccountOptions {
  sandbox: SandboxClient;
  brand: Brand;
  email: string;
  /** The site, where it is not the brand's own. */
  origin?: string;
}

/** Opens an account of which nothing is known but an address, and leaves its player signed in; every field is in use then. */
export async function openBareAccount(
  page: Page,
  { sandbox, brand, email, origin = '' }: BareAccountOptions,
): Promise<void> {
  await setFieldFlags(sandbox, brand, NO_FIELDS);
  await page.goto(`${origin}/?modal=sign-up`);
  const { dialog, field, join, terms } = signUpForm(page);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await field('Password').fill(NEW_PASSWORD);
  await terms.check();
  await join.click();
  const login = loginForm(page);
  await expect(login.email).toHaveValue(email);
  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await expect(login.dialog).toBeHidden();
  await sandbox.overrideSettings(brand, { registrationFields: null });
}

/** Lets a page read other details of its player than the platform keeps; `rewrite` gives the answer as it is to come. */
export async function rewriteUserDetails(page: Page, rewrite: (body: string) => string): Promise<void> {
  await page.route('**/api/user/get-user-details', async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    } catch {
      // The page that asked has been left.
    }
  });
}
