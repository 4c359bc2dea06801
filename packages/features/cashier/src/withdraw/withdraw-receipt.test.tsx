import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakePayouts } from './testing/fake-payouts.ts';
import { fillBank, renderWithdraw, submitWithdrawal } from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const UUID = '3f1f64c8-94ad-4c8e-8a42-5bb3a5a6c7d1';

/** A platform that answers with its own number alone, and shows the withdrawal among the transactions or not. */
function withoutReference(reference: string | null, found: 'found' | 'missing'): FakePayouts {
  const platform = new FakePayouts();
  platform.responses.push(() => {
    const row = platform.addWithdrawal(UUID);
    platform.transactions = found === 'found' ? [{ ...row, reference }] : [];
    return Response.json({ success: true, data: { transactionId: UUID, status: 'pending' } });
  });
  return platform;
}

test('a reference that the answer does not name is read from the transactions', async () => {
  const { user } = await renderWithdraw(withoutReference('WD-20261120-1F00A2', 'found'));
  await fillBank(user);
  await submitWithdrawal(user);
  expect(await screen.findByText('WD-20261120-1F00A2')).toBeTruthy();
  expect(screen.getByText('Reference for support')).toBeTruthy();
  expect(screen.queryByText(UUID)).toBeNull();
});

test.each([
  ['has none', 'found'],
  ['is not among the transactions', 'missing'],
] as const)('where it %s, the number is not called a reference for support', async (_, found) => {
  const { user } = await renderWithdraw(withoutReference(null, found));
  await fillBank(user);
  await submitWithdrawal(user);
  expect(await screen.findByText(UUID)).toBeTruthy();
  expect(screen.getByText('Transaction ID')).toBeTruthy();
  expect(screen.queryByText('Reference for support')).toBeNull();
});

test('the receipt says when the money arrives and what is left, and is there once [PAY-09]', async () => {
  const { user } = await renderWithdraw(withoutReference('WD-20261120-1F00A2', 'found'));
  await fillBank(user);
  await submitWithdrawal(user);
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(screen.getByText('Within 2 days')).toBeTruthy();
  expect(screen.getByText('Balance', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(/€/);
  expect(screen.queryByText('Open withdrawals')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'See your transactions' })).toHaveLength(1);
});

test('after a receipt the player goes on at the chosen method of the form [PAY-09]', async () => {
  const { user } = await renderWithdraw(withoutReference('WD-20261120-1F00A2', 'found'));
  await fillBank(user);
  await submitWithdrawal(user);
  await user.click(await screen.findByRole('button', { name: 'Withdraw more' }));
  const method = await screen.findByRole('radio', { name: /Bank transfer/, checked: true });
  await waitFor(() => expect(document.activeElement).toBe(method));
});
