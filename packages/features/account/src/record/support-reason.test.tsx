import type { Transaction } from '@baize/api/endpoints/cashier';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleTransaction, FakeRecords } from '../testing/fake-records.ts';
import { renderRecords } from '../testing/render-records.tsx';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Amsterdam'));

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const FAILED: Partial<Transaction> = { transactionId: 't-1', status: 'failed', code: 'UNIFIED_ERROR' };

/** What the record of a transaction says, without the marks that keep its runs in order. */
async function readRecord(row: Transaction): Promise<string> {
  const platform = new FakeRecords();
  platform.transactions = [row];
  renderRecords(platform, '?record=t-1');
  const record = await screen.findByRole('region', { name: /^(?:Deposit|Withdrawal)/ });
  return record.textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
}

test('a deposit of a cause that only support can see is found there by its reference [PAY-06] [PAY-10]', async () => {
  const text = await readRecord(exampleTransaction({ ...FAILED, reference: 'DP-20261120-0042' }));
  expect(text).toContain('quote the reference DP-20261120-0042.');
});

test.each([
  ['deposit', 50, 'We could not take this deposit.'],
  ['withdrawal', -50, 'We could not make this withdrawal.'],
] as const)(
  'a %s without a reference is found by its amount and its time [PAY-06] [PAY-10]',
  async (type, amount, what) => {
    const text = await readRecord(exampleTransaction({ ...FAILED, type, amount, reference: null }));
    expect(text).toContain(
      `${what} Support finds it by its amount and time: €50.00, 20 Nov 2026, 18:17 UTC+1.`,
    );
    expect(text).not.toMatch(/quote the reference/);
  },
);
