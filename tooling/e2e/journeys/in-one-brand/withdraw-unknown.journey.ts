import type { Page } from '@playwright/test';
import { readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { logInAgain } from '../../src/login.ts';
import { watchShifts } from '../../src/metrics.ts';

async function fillHarborpay(page: Page, amount: string) {
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await page.locator('input[name="amount"]').fill(amount);
  await page.locator('input[name="email"]').fill('d@player.test');
}

/** Through the review, in any language. */
async function submit(page: Page) {
  await page.locator('main form [type="submit"]').click();
  await page.locator('main section h2:focus').waitFor();
  await page.locator('main section:has(h2:focus) button').first().click();
}

const PHONES = [
  { width: 375, height: 740, path: '/ar/withdraw' },
  { width: 320, height: 640, path: '/de/withdraw' },
  { width: 1280, height: 800, path: '/withdraw' },
] as const;

for (const { width, height, path } of PHONES)
  test(`after a withdrawal without an answer the screen shows what is known of it, and one press sends it again: ${path} at ${width} [PAY-09] [HTTP-05]`, async ({
    page,
    sandbox,
    signInAs,
    tolerate,
  }) => {
    tolerate(/ERR_|Failed to load resource/);
    await page.setViewportSize({ width, height });
    await signInAs('depositor');
    const before = await readBalance(sandbox, 'depositor');
    await page.goto(path);
    await fillHarborpay(page, '26');
    await sandbox.addFault({ call: 'withdraw', kind: 'drop', times: 1 });
    const first = page.waitForRequest('**/api/user/withdraw');
    await submit(page);
    const key = (await first).headers()['idempotency-key'];
    const alert = page.locator('main form [role="alert"]');
    await expect(page.locator('main form div:focus [role="alert"]')).toBeVisible();
    const top = async () => (await alert.boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(height / 2);
    expect(await readBalance(sandbox, 'depositor')).toBe(before);
    await expect(page.locator('main form input[readonly]').first()).toHaveValue(/26/);
    const second = page.waitForRequest('**/api/user/withdraw');
    await page.locator('main form [type="submit"]').click();
    expect((await second).headers()['idempotency-key']).toBe(key);
    await expect(page.locator('main h2:focus')).toBeVisible();
    await expect.poll(() => readBalance(sandbox, 'depositor')).toBe(before - 26);
  });

test('of a withdrawal without an answer the order is locked, and a different one is made only after a question, by the ledger [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  await fillHarborpay(page, '40');
  await sandbox.addFault({ call: 'withdraw', kind: 'drop', times: 1 });
  await submit(page);
  const resend = page.getByRole('button', { name: /^Send the same .?€40\.00.? withdrawal again$/ });
  await expect(resend).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue(/€40\.00/);
  await expect(page.getByLabel('Amount')).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toHaveCount(0);
  await expect(page.getByText('Nothing has been sent')).toHaveCount(0);
  await page.getByRole('button', { name: 'Make a different withdrawal' }).click();
  await expect(page.getByRole('button', { name: 'No, go back' })).toBeFocused();
  await expectAccessible('main');
  await page.getByRole('button', { name: 'Make another withdrawal' }).click();
  await fillHarborpay(page, '50');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  const review = page.getByRole('region', { name: 'Check your withdrawal' });
  await expect(review).toContainText('This one comes on top of it.');
  await expect(review).not.toContainText('Nothing has been sent');
  expect(await readBalance(sandbox, 'depositor')).toBe(before);
  await review.getByRole('button', { name: /^Withdraw .?€50\.00/ }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused();
  await expect.poll(() => readBalance(sandbox, 'depositor')).toBe(before - 50);
  await page.getByRole('button', { name: 'Withdraw more' }).click();
  await page.getByLabel('Harborpay e-mail').fill('d@player.test');
  await resend.click();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused();
  await expect.poll(() => readBalance(sandbox, 'depositor')).toBe(before - 90);
});

test('a payment without a result is named on every page until it is known, and moves nothing [PAY-06] [PAY-09]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  await page.goto('/withdraw');
  await fillHarborpay(page, '27');
  await sandbox.addFault({ call: 'withdraw', kind: 'drop', times: 1 });
  await submit(page);
  await expect(page.getByText('Sending the same one again is safe')).toBeVisible();
  const notice = page.getByRole('region', { name: 'Payments without a result' });
  await expect(notice).toBeHidden();
  const shifts = await watchShifts(page);
  for (const path of ['/', '/transactions']) {
    await page.goto(path);
    await expect(notice).toContainText(/your withdrawal of .?€27\.00.? was made/);
    expect((await shifts()).sum, (await shifts()).moved.join('\n')).toBeLessThanOrEqual(0.01);
  }
  await expectAccessible('section[aria-label="Payments without a result"]');
  await notice.getByRole('link', { name: 'See where it is' }).click();
  await expect(page).toHaveURL(/\/withdraw$/);
  await page.locator('input[name="email"]').fill('d@player.test');
  await page.getByRole('button', { name: /^Send the same .* withdrawal again$/ }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('on a slow line the page of a withdrawal is filled in without moving, on any screen [PAY-09]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  const shifts = await watchShifts(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  for (const [width, height] of [
    [375, 740],
    [375, 1100],
    [1280, 800],
    [1280, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/withdraw');
    await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeVisible();
    const { sum, moved } = await shifts();
    expect(sum, `${width}×${height}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.01);
  }
});

/** What does not fit its own box, and amounts that are drawn on more than one line. */
async function tornOf(page: Page) {
  return page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="amount"]');
    const cut = field !== null && field.scrollWidth > field.clientWidth ? [`field ${field.clientWidth}`] : [];
    const main = document.querySelector('main');
    const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      for (const found of (currentNode.textContent ?? '').matchAll(/[€₺¥]?\d[\d.,]*\s?[€₺]?/gu)) {
        const range = document.createRange();
        range.setStart(currentNode, found.index);
        range.setEnd(currentNode, found.index + found[0].trimEnd().length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
        if (lines.size > 1) torn.push(found[0]);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...cut, ...torn, ...(scrollWidth > clientWidth ? ['page'] : [])];
  });
}

for (const persona of ['vip', 'yen', 'lira'] as const)
  test(`amounts of ${persona} are whole in the field and on the page, from 320 to 1280, in German and Arabic [PAY-09]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(persona);
    for (const path of ['/de/withdraw', '/ar/withdraw']) {
      await page.goto(path);
      await page.locator('main form').waitFor();
      for (const width of [320, 375, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.locator('input[name="amount"] + *, input[name="amount"]').first().waitFor();
        await page.locator('main form button[type="button"]').filter({ hasText: /\d/ }).first().click();
        const field = page.locator('input[name="amount"]');
        await expect(field).not.toHaveValue('');
        expect(await tornOf(page), `${path} ${width} ${await field.inputValue()}`).toEqual([]);
      }
    }
  });

test('a withdrawal that meets the end of the session is told as not made after the log-in [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 403/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  await fillHarborpay(page, '14');
  await sandbox.addFault({ call: 'withdraw', kind: 'status', status: 403, times: 1 });
  await submit(page);
  await logInAgain(page, 'depositor');
  await expect(page.getByText(/Your session had ended, so this withdrawal was not made/)).toBeVisible();
  await expect(page.locator('input[name="amount"]')).toHaveValue('14');
  expect(await readBalance(sandbox, 'depositor')).toBe(before);
});

test('a session that ends while a withdrawal is sent again says nothing of the first sending: it stays unknown, and is made once [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of (?:403|503)|ERR_|Failed to load resource/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  await fillHarborpay(page, '26');
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 503 });
  await sandbox.addFault({ call: 'withdraw', kind: 'lost-answer', times: 1 });
  await submit(page);
  const again = page.getByRole('button', { name: /^Send the same .*26\.00.* withdrawal again$/ }).first();
  await expect(again).toBeEnabled();
  await sandbox.addFault({ call: 'withdraw', kind: 'status', status: 403, times: 1 });
  await again.click();
  await logInAgain(page, 'depositor');
  await expect(page.getByText('We do not know yet whether your withdrawal was made').first()).toBeVisible();
  await expect(page.getByText(/this withdrawal was not made/)).toHaveCount(0);
  await sandbox.clearFaults();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 26);
});
