import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import type { SandboxClient } from '../../src/sandbox.ts';
import { pressAfterEnd, sessionEndedAlert } from '../../src/session.ts';
import { signUpForm } from '../../src/sign-up.ts';

const PROFILE = { curacao: '/profile/edit-profile', lulu: '/profile2/my-profile' } as const;
const FREEZE = { curacao: '/profile/freeze-account', lulu: '/profile2/freeze-account' } as const;

const isClosed = async (sandbox: SandboxClient, persona: 'newcomer' | 'depositor') =>
  (await sandbox.fetchState()).personas.find(({ name }) => name === persona)?.closed;

/** Presses one thing after another, and answers how many presses it took. */
async function countPresses(presses: readonly (() => Promise<void>)[]): Promise<number> {
  for (const press of presses) await press();
  return presses.length;
}

const closeDialog = (page: Page) => page.getByRole('dialog', { name: 'Close account' });

test('an account is closed by two presses from the profile, no more than opening one takes; every tab is told why, and a later log-in too', async ({
  page,
  brand,
  sandbox,
  signInAs,
  keptToken,
  openTab,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 422/);
  // What was on its way when the session ended.
  tolerate(/status of 403/);
  const signUp = signUpForm(page);
  await page.goto('/');
  const opening = await countPresses([
    () => page.getByRole('link', { name: 'Join', exact: true }).first().click(),
    async () => {
      await signUp.fillInAs('opened@player.test');
      await signUp.terms.check();
    },
    () => signUp.join.click(),
  ]);
  await expect(signUp.dialog).toBeHidden();
  await page.goto('about:blank');
  await signInAs('newcomer');
  const other = await openTab();
  await other.goto('/promotions');
  await page.goto(PROFILE[brand]);
  const dialog = closeDialog(page);
  const closing = await countPresses([
    () => page.getByRole('main').getByRole('link', { name: 'Close account' }).click(),
    async () => {
      await expect(dialog).toContainText('You cannot open this account again yourself.');
      await expectAccessible('[role=dialog]');
      await dialog.getByRole('button', { name: 'Close my account' }).click();
    },
  ]);
  expect(closing).toBe(2);
  expect(closing).toBeLessThanOrEqual(opening);
  await expect.poll(keptToken).toBeNull();
  expect(await isClosed(sandbox, 'newcomer')).toBe(true);
  for (const tab of [page, other]) {
    await pressAfterEnd(tab);
    await expect(sessionEndedAlert(tab)).toContainText('You have closed your account.');
    await expect(sessionEndedAlert(tab).getByRole('button', { name: 'Log in' })).toHaveCount(0);
  }
  await sessionEndedAlert(page).getByRole('button', { name: 'Close' }).click();
  await page.goto('/?modal=login');
  const login = loginForm(page);
  await login.fillInAs('newcomer');
  await expect(login.dialog.getByRole('alert')).toHaveText(
    'This account is closed. Support answers questions about it.',
  );
});

test('an account with a balance says what has to be withdrawn first, and leads there; it stays open', async ({
  page,
  brand,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto(FREEZE[brand]);
  await page.getByRole('main').getByRole('link', { name: 'Close account' }).click();
  const dialog = closeDialog(page);
  await expect(dialog).toContainText('Withdraw it first; then you can close the account here.');
  await expect(dialog.getByRole('button', { name: 'Close my account' })).toHaveCount(0);
  await dialog.getByRole('link', { name: /^Withdraw .*248\.50/ }).click();
  await expect(page).toHaveURL(/\/withdraw/);
  expect(await isClosed(sandbox, 'depositor')).toBe(false);
});
