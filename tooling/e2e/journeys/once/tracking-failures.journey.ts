import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { logOut } from '../../src/account-menu.ts';
import { loginForm } from '../../src/login.ts';
import { findBalance } from '../../src/rewards.ts';
import { createScriptEntry, expectExecuted } from '../../src/tracking.ts';

const claimToday = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Claim.* 20 November/ });

const counts = (name: string): string => `<script>(window.sandboxCounters ??= []).push('${name}')</script>`;

test('scripts that throw, hang, do not come, spoil the language or fill the page leave every flow working [TRK-01]', async ({
  page,
  places,
  sandbox,
  spareHost,
  tolerate,
}) => {
  // Chromium’s own line for what does not come; our words are warnings.
  tolerate(/ERR_FAILED/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const data = [
    createScriptEntry('throws', { head: '<script>throw new Error("a tracker’s own")</script>' }),
    createScriptEntry('rejects', { head: '<script>setTimeout(() => { throw new Error("later") })</script>' }),
    createScriptEntry('hangs', {
      head: `<script src="https://hangs.example/t.js"></script>${counts('after')}`,
    }),
    createScriptEntry('gone', {
      bodyEnd: `<script src="https://gone.example/t.js"></script>${counts('gone')}`,
    }),
    createScriptEntry('spoils', {
      bodyStart:
        '<script>fetch = () => { throw 1 }; for (const name of ["map", "filter", "push"]) Array.prototype[name] = () => { throw 2 }</script>',
    }),
    createScriptEntry('fills', {
      bodyEnd:
        '<script>for (let i = 0; i < 1000; i += 1) document.body.append(document.createElement("i"))</script>',
    }),
    createScriptEntry('frames', {
      bodyEnd: `<iframe src="https://frames.example"></iframe>${counts('last')}`,
    }),
  ];
  await sandbox.addFault({ call: 'get-scripts', kind: 'malformed', body: { success: true, data } });
  await spareHost();
  await page.route('https://hangs.example/**', () => undefined);
  await page.route('https://gone.example/**', (route) => route.abort());
  await page.goto(places.spare.url);
  await expectExecuted(page, ['gone', 'last']);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.getByRole('link', { name: 'Log in', exact: true }).filter({ visible: true }).first().click();
  await loginForm(page).fillInAs('depositor');
  await expect(findBalance(page, '€248.50')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cashback' }).click();
  await claimToday(page).click();
  await expect.poll(() => sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
  const said = (words: string): number => warnings.filter((line) => line.includes(words)).length;
  expect(said('A tracking script failed.')).toBe(1);
  expect(said('Tracking script gone did not load.')).toBe(1);
  expect(said('replaced window.fetch; it is put back')).toBe(1);
  expect(said('<iframe> is not taken into the page')).toBe(1);
});

test('the push service hears who signs in, what happens to them, and forgets them at the sign-out [SES-12]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/?modal=login');
  await loginForm(page).fillInAs('depositor');
  const email = 'depositor@player.test';
  // Each piece of news is a request of its own, and two may overtake each other.
  const told = async () =>
    (await sandbox.fetchPushRecords()).map(
      ({ kind, payload }) => `${kind} ${Reflect.get(Object(payload), 'event')}`,
    );
  await expect
    .poll(async () => (await told()).toSorted(), { timeout: 15_000 })
    .toEqual(['event LOGIN', 'user-set undefined']);
  expect((await sandbox.fetchPushRecords()).map((record) => record.email)).toEqual([email, email]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cashback' }).click();
  await claimToday(page).click();
  await expect
    .poll(async () => (await sandbox.fetchPushRecords())[2])
    .toMatchObject({ payload: { event: 'CLAIM' } });
  await sandbox.emit('depositor', 'credit', { amount: 20, reason: 'deposit' });
  await expect
    .poll(async () => (await sandbox.fetchPushRecords())[3])
    .toMatchObject({ email, payload: { event: 'DEPOSIT', data: { user_id: expect.any(String) } } });
  await page.goto('/cashback');
  await logOut(page);
  await expect
    .poll(async () => (await sandbox.fetchPushRecords()).at(-1))
    .toMatchObject({ kind: 'user-cleared' });
});
