import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleTransaction, FakeRecords } from '../testing/fake-records.ts';
import { renderRecords } from '../testing/render-records.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const PENDING = exampleTransaction({
  transactionId: 'w-1',
  type: 'withdrawal',
  amount: -40,
  status: 'pending',
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openList(platform: FakeRecords) {
  renderRecords(platform);
  return screen.findByRole('table', { name: 'Transactions' });
}

test('the list follows a payment that is on its way, and stands still once it is settled [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = [PENDING];
  const table = await openList(platform);
  expect(within(table).getByText('Pending')).toBeTruthy();
  platform.transactions = [{ ...PENDING, status: 'processed' }];
  await pass(10_000);
  expect(within(table).queryByText('Pending')).toBeNull();
  expect(within(table).getByText('Processed')).toBeTruthy();
  const { length } = platform.asked;
  await pass(60_000);
  expect(platform.asked).toHaveLength(length);
});

test('a list in a hidden tab follows nothing', async () => {
  const platform = new FakeRecords();
  platform.transactions = [PENDING];
  await openList(platform);
  const { length } = platform.asked;
  focusManager.setFocused(false);
  await pass(60_000);
  expect(platform.asked).toHaveLength(length);
});
