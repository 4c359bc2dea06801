import { logOut } from '../../src/account-menu.ts';
import { payByCard } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { findBalance } from '../../src/rewards.ts';

const VIP_BALANCE = '€18,420.75';

test('the result of a deposit goes with its player: another tab logs out, and another player logs in there [PAY-04] [NAV-14]', async ({
  page,
  openTab,
  signInAs,
}) => {
  await signInAs('depositor');
  await payByCard(page, '32.00');
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€32.00');
  await expect(page).toHaveURL(/modal=deposit-success/);
  const other = await openTab();
  await other.goto('/casino');
  await logOut(other);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/modal=|transactionId=/);
  await other.goto('/casino?modal=login');
  await loginForm(other).fillInAs('vip');
  await expect(findBalance(page, VIP_BALANCE)).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/Deposit received|Deposit not confirmed yet|DP-\d{8}-/)).toHaveCount(0);
  await expect(page).not.toHaveURL(/transactionId=/);
});

test('who comes back to a result without a session is asked to log in, and sees it then [PAY-04]', async ({
  page,
  signInAs,
  context,
}) => {
  await signInAs('depositor');
  await payByCard(page, '32.00');
  await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€32.00');
  const address = page.url();
  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto(address);
  const result = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(result).toContainText('Log in to see the latest status of your payment.');
  await expect(result).not.toContainText('payment page');
  await result.getByRole('link', { name: 'Log in' }).click();
  await loginForm(page).fillInAs('depositor');
  await expect(result).toContainText('New balance');
  await expect(result).toContainText('€32.00');
});

test('an open payment is named with its way on while the transactions cannot be loaded [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=33&activeMethod=5');
  await page.getByRole('button', { name: 'Deposit €33.00' }).click();
  await expect(page.getByRole('button', { name: /^Pay 33\.00/ })).toBeVisible();
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 500 });
  await page.goto('/deposit');
  const main = page.getByRole('main');
  await expect(main).toContainText(/A payment of .*33\.00.* was started in this browser/);
  await expect(main).toContainText('cannot be loaded right now, so there may be other open payments');
  await expect(main).not.toContainText('we show where it is');
  await sandbox.clearFaults();
  await expect(main).toContainText(/A payment of .*33\.00.* is not finished yet/, { timeout: 30_000 });
  await expect(main).not.toContainText('cannot be loaded right now');
  await sandbox.addFault({ call: 'get-transactions', kind: 'status', status: 500 });
  await page.goto('/deposit');
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page.getByRole('button', { name: /^Pay 33\.00/ })).toBeVisible();
});
