import { fillCard, payByCard, readBalance, unknownPaymentNotice } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

// On a phone the words that matter may be far from where a player is.
test.use({ viewport: { width: 375, height: 667 } });

test('what became of a payment is in view at once on a phone, in place of the form, with its record [PAY-06] [PAY-10]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  const received = page.getByRole('dialog', { name: 'Deposit received' });
  await page.goto('/deposit?amount=26');
  await fillCard(page);
  await page.getByRole('button', { name: 'Deposit €26.00' }).click();
  await expect(received).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(received).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Summary' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Deposit €/ })).toHaveCount(0);
  expect(await readBalance(sandbox, 'depositor')).toBe(248.5 + 26);
  await page.getByRole('main').getByRole('link', { name: 'Payment record' }).click();
  await expect(page.getByRole('heading', { name: /^Deposit DP-/ })).toBeVisible();
});

test('a payment without an answer is read and in view at once on a phone, when the page is opened anew [PAY-06]', async ({
  page,
  context,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  await sandbox.addFault({ call: 'deposit', kind: 'drop', times: 1 });
  await payByCard(page, '27.00');
  await expect(unknownPaymentNotice(page)).toBeFocused();
  await page.close();
  const next = await context.newPage();
  await next.goto('/deposit');
  await expect(unknownPaymentNotice(next)).toBeFocused();
  await expect(unknownPaymentNotice(next)).toBeInViewport();
  await expect(next.getByText(/by Visa, sent at .*Sending it again is safe/)).toBeInViewport();
});

test('Back from the bank shows the open payment at once on a phone, with its method and reference [PAY-05] [PAY-06]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=31.06');
  await fillCard(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Deposit €31.06' }).click();
  await expect(page.getByText(/Your code is/)).toBeVisible();
  await page.goBack();
  await expect(
    page.getByText(/is not finished yet: it may be waiting for you at your bank/),
  ).toBeInViewport();
  await expect(page.getByText(/^Visa · DP-\d/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Continue with your bank' })).toBeInViewport();
});

test('in German the method above the button is not torn on a phone [PAY-01]', async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.goto('/de/deposit?amount=40');
  await page.getByRole('group', { name: 'Zahlungsart' }).getByText('Banküberweisung').click();
  const bar = page.locator('[data-frame-foot]').filter({ visible: true });
  const name = bar.getByText('Banküberweisung', { exact: true }).filter({ visible: true });
  await expect(name).toBeInViewport();
  const lines = await name.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});
