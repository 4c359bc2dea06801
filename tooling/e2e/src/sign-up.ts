import type { Locator, Page } from '@playwright/test';

export const NEW_PASSWORD = 'Harbour-2027';

export interface SignUpForm {
  dialog: Locator;
  field(name: string): Locator;
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
  const fillInPerson = async () => {
    await field('Password').fill(NEW_PASSWORD);
    await field('First name').fill('Ann');
    await field('Last name').fill('Smith');
    await field('Year').selectOption('1990');
    await field('Month').selectOption('06');
    await field('Day').selectOption('15');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('687654321');
  };
  return {
    dialog,
    field,
    join: dialog.getByRole('button', { name: 'Join' }),
    terms: dialog.getByRole('checkbox', { name: /I am over 18/ }),
    fillInPerson,
    async fillInAs(email) {
      await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await fillInPerson();
    },
  };
}
