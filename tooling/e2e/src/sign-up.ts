import type { Locator, Page } from '@playwright/test';

export const NEW_PASSWORD = 'Harbour-2027';

export interface SignUpForm {
  dialog: Locator;
  field(name: string): Locator;
  /** The text of the date of birth. */
  birth: Locator;
  /** Opens the three lists of a date of birth. */
  pickBirth(): Promise<void>;
  join: Locator;
  terms: Locator;
  /** Everything an account by e-mail needs, but for the consent. */
  fillInAs(email: string): Promise<void>;
  /** Everything that is about the person. */
  fillInPerson(): Promise<void>;
}

export function signUpForm(page: Page, title = 'Create account'): SignUpForm {
  const dialog = page.getByRole('dialog', { name: title });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const birth = dialog.getByRole('textbox', { name: 'Date of birth' });
  const fillInPerson = async () => {
    await field('Password').fill(NEW_PASSWORD);
    await field('First name').fill('Ann');
    await field('Last name').fill('Smith');
    await birth.fill('15/06/1990');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('687654321');
  };
  return {
    dialog,
    field,
    birth,
    pickBirth: () => dialog.getByRole('button', { name: 'Choose a date' }).click(),
    join: dialog.getByRole('button', { name: 'Join' }),
    terms: dialog.getByRole('checkbox', { name: /I am over 18/ }),
    fillInPerson,
    async fillInAs(email) {
      await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await fillInPerson();
    },
  };
}
