import type { Page } from '@playwright/test';
import type { SandboxClient } from '../../src/sandbox.ts';
import { fillCard, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

const balanceOf = (sandbox: SandboxClient) => readBalance(sandbox, 'depositor');

/** Through the review, as every withdrawal goes. */
async function withdraw(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: `Withdraw ${amount}.00` }).click();
}

const unknown = (page: Page) => page.getByText('We do not know yet whether your payment went through');
const again = (page: Page) => page.getByRole('button', { name: /^Send the same €.* payment again$/ });

/** What the depositor has when a journey begins. */
const BEFORE = 248.5;

test('a page that is loaded anew while it pays finds its payment again and pays once [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  expect(await balanceOf(sandbox)).toBe(BEFORE);
  await page.goto('/deposit?amount=32');
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: 4_000, times: 1 });
  const sent = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €32.00' }).click();
  await sent;
  await page.reload();
  await expect(unknown(page)).toBeVisible();
  // The pay button is the same payment's, or off: a new one cannot be made.
  await expect(page.getByRole('button', { name: /^Deposit €/, disabled: false })).toHaveCount(0);
  const received = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(received).toContainText('€32.00');
  await page.keyboard.press('Escape');
  await expect(received).toBeHidden();
  await expect(unknown(page)).toBeHidden();
  expect(await balanceOf(sandbox)).toBe(BEFORE + 32);
});

test('a payment without an answer is sent again as it was, and the form shows nothing but what was sent [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=27');
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'drop', times: 1 });
  await page.getByRole('button', { name: 'Deposit €27.00' }).click();
  await expect(unknown(page)).toBeVisible();
  // Neither amount nor method can be changed, and the button names what it sends.
  await expect(page.getByLabel('Amount')).toHaveValue(/€27\.00/);
  await expect(page.getByLabel('Amount')).toHaveAttribute('readonly');
  await expect(page.getByLabel('Card number')).toHaveValue('•••• 4242');
  await expect(page.locator('main [inert] label:has(:checked)')).toHaveCSS('opacity', '1');
  await expect(page.locator('main [inert] label:not(:has(:checked))').first()).toHaveCSS('opacity', '0.6');
  await expect(again(page)).toHaveText('Send the same €27.00 payment again');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('€27.00');
  await again(page).click();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€27.00');
  expect(await balanceOf(sandbox)).toBe(BEFORE + 27);
});

/** Pays €35.00 in a tab, and expects to be asked first: another tab has made the same payment. */
async function expectQuestion(tab: Page): Promise<void> {
  // A page that nobody looks at takes its card away.
  if ((await tab.getByLabel('Card number').inputValue()) === '') await fillCard(tab);
  await expect(async () => {
    if (await tab.getByRole('dialog', { name: 'Deposit received' }).isVisible())
      await tab.keyboard.press('Escape');
    await tab.getByRole('button', { name: 'Deposit €35.00' }).click({ timeout: 1_000 });
  }).toPass();
  await expect(
    tab.getByText(/from another tab\. Pay again\? The second payment has not been sent/),
  ).toBeVisible();
}

test('the same payment in two tabs is made once, and a second time only by who says so [PAY-06] [HTTP-05]', async ({
  page,
  context,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/deposit?amount=35');
    await fillCard(tab);
  }
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: 1_500, times: 1 });
  const sent = page.waitForRequest('**/api/user/deposit');
  await page.getByRole('button', { name: 'Deposit €35.00' }).click();
  await sent;
  const underWay = other.getByText('You are already paying in another tab');
  await expect(underWay).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toBeVisible();
  await expect(underWay).toBeHidden();
  await expect(
    other.getByText(/^Your payment of .?€35\.00.? from .* has reached your balance\./),
  ).toBeVisible();
  await expectQuestion(other);
  expect(await balanceOf(sandbox)).toBe(BEFORE + 35);
  // A yes is a payment of its own.
  const second = other.waitForRequest('**/api/user/deposit');
  await other.getByRole('button', { name: /^Pay .?€35\.00.? a second time$/ }).click();
  expect(await (await second).headerValue('idempotency-key')).not.toBe(
    await (await sent).headerValue('idempotency-key'),
  );
  await expect.poll(() => balanceOf(sandbox)).toBe(BEFORE + 70);
});

/** As Chrome's "Duplicate tab" does, the new tab begins with a copy of this one's session storage. */
async function duplicate(page: Page, address: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((to) => void window.open(to), address),
  ]);
  return opened;
}

test('a duplicated tab is another tab: it waits for the payment of the first, and asks before the same one [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const received = (tab: Page) => tab.getByRole('dialog', { name: 'Deposit received' });
  await page.goto('/deposit?amount=20');
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €20.00' }).click();
  await expect(received(page)).toContainText('€20.00');
  const other = await duplicate(page, '/deposit?amount=35');
  await fillCard(other);
  await page.goto('/deposit?amount=35');
  await fillCard(page);
  await sandbox.addFault({ call: 'deposit', kind: 'delay', delayMs: 2_000, times: 1 });
  await page.getByRole('button', { name: 'Deposit €35.00' }).click();
  const underWay = other.getByText('You are already paying in another tab');
  await expect(underWay).toBeVisible();
  await expect(unknown(other)).toBeHidden();
  await expect(received(page)).toContainText('€35.00');
  await expect(underWay).toBeHidden();
  await expectQuestion(other);
  expect(await balanceOf(sandbox)).toBe(BEFORE + 55);
});

test('a duplicated tab asks before the same withdrawal, the tab itself does not, also when loaded anew [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const fill = async (tab: Page) => {
    await tab.getByRole('radio', { name: /Harborpay/ }).check();
    await tab.getByLabel('Amount').fill('23');
    await tab.getByLabel('Harborpay e-mail').fill('d@player.test');
  };
  const onItsWay = page.getByRole('heading', { name: 'Withdrawal requested' });
  const pay = async () => {
    await page.goto('/withdraw');
    await fill(page);
    await withdraw(page, '€23');
    await expect(onItsWay).toBeVisible();
  };
  await pay();
  const other = await duplicate(page, '/withdraw');
  await fill(other);
  await pay();
  expect(await balanceOf(sandbox)).toBe(BEFORE - 46);
  await withdraw(other, '€23');
  await expect(other.getByText(/Withdraw again\? Nothing of this one has been sent/)).toBeVisible();
  expect(await balanceOf(sandbox)).toBe(BEFORE - 46);
});

test('the same amount by another method, or after two minutes, is no slip and is paid without a question [PAY-06] [HTTP-05]', async ({
  page,
  context,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const received = (tab: Page) => tab.getByRole('dialog', { name: 'Deposit received' });
  const payHere = async (tab: Page, address: string) => {
    await tab.goto(address);
    await fillCard(tab);
    await tab.getByRole('button', { name: 'Deposit €37.00' }).click();
    await expect(received(tab)).toContainText('€37.00');
  };
  await payHere(page, '/deposit?amount=37&activeMethod=1');
  const other = await context.newPage();
  await payHere(other, '/deposit?amount=37&activeMethod=2');
  expect(await balanceOf(sandbox)).toBe(BEFORE + 74);
  await sandbox.advance(121_000);
  await payHere(await context.newPage(), '/deposit?amount=37&activeMethod=1');
  expect(await balanceOf(sandbox)).toBe(BEFORE + 111);
});

test('the same withdrawal in two tabs is made once, and a second time only by who says so [PAY-09] [HTTP-05]', async ({
  page,
  context,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/withdraw');
    await tab.getByRole('radio', { name: /Harborpay/ }).check();
    await tab.getByLabel('Amount').fill('23');
    await tab.getByLabel('Harborpay e-mail').fill('d@player.test');
  }
  await withdraw(page, '€23');
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  await withdraw(other, '€23');
  await expect(other.getByText(/Withdraw again\? Nothing of this one has been sent/)).toBeVisible();
  expect(await balanceOf(sandbox)).toBe(BEFORE - 23);
  // A yes is a withdrawal of its own.
  await other.getByRole('button', { name: /^Withdraw .?€23\.00.? a second time$/ }).click();
  await expect(other.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  expect(await balanceOf(sandbox)).toBe(BEFORE - 46);
});

test('a withdrawal whose page is loaded anew while it is sent is found again, and made once [PAY-09] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/withdraw');
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await page.getByLabel('Amount').fill('24');
  await page.getByLabel('Harborpay e-mail').fill('d@player.test');
  await sandbox.addFault({ call: 'withdraw', kind: 'delay', delayMs: 4_000, times: 1 });
  const sent = page.waitForRequest('**/api/user/withdraw');
  await withdraw(page, '€24');
  await sent;
  await page.reload();
  await expect(page.getByText('Sending the same one again is safe')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  expect(await balanceOf(sandbox)).toBe(BEFORE - 24);
});
