import { expect, type Locator, type Page } from '@playwright/test';
import { getPersonaEmail, PASSWORD, type PersonaName } from './sandbox.ts';

export interface LoginForm {
  dialog: Locator;
  email: Locator;
  password: Locator;
  submit: Locator;
  fillInAs(persona: PersonaName, password?: string): Promise<void>;
}

export function loginForm(page: Page): LoginForm {
  const dialog = page.getByRole('dialog', { name: /^(?:Log in|Enter your code)$/ });
  const email = dialog.getByLabel('E-mail');
  const password = dialog.getByLabel('Password', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Log in' });
  return {
    dialog,
    email,
    password,
    submit,
    async fillInAs(persona, word = PASSWORD) {
      await email.fill(getPersonaEmail(persona));
      await password.fill(word);
      await submit.click();
    },
  };
}

/** Waits for the dialog that the end of a session opens, and logs in there. */
export async function logInAgain(page: Page, persona: PersonaName): Promise<void> {
  const form = loginForm(page);
  await expect(form.email).toBeVisible();
  await form.fillInAs(persona);
  await expect(form.dialog).toBeHidden();
}
