import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchFiles } from '../testing/catch-files.ts';
import { exampleTransaction, FakeRecords } from '../testing/fake-records.ts';
import { renderRecords } from '../testing/render-records.tsx';

let files: ReturnType<typeof catchFiles>;

beforeEach(() => {
  files = catchFiles();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const REQUESTED = { status: 'pending', at: '2026-11-20T17:00:00Z' } as const;

function openWithdrawal(status: 'failed' | 'rejected' | 'cancelled' | 'processed', query = '') {
  const platform = new FakeRecords();
  platform.transactions = [
    exampleTransaction({
      transactionId: 'w-1',
      reference: 'WD-20261120-0007',
      type: 'withdrawal',
      amount: -45,
      status,
      history: [REQUESTED, { status, at: '2026-11-20T18:00:00Z' }],
    }),
  ];
  return renderRecords(platform, query);
}

const ENDED = ['failed', 'rejected', 'cancelled'] as const;

test.each(ENDED)(
  'a %s withdrawal stands without a sign in list, file and on paper [PAY-10]',
  async (status) => {
    const user = openWithdrawal(status);
    const table = await screen.findByRole('table', { name: 'Transactions' });
    expect(table.textContent).toContain('€45.00');
    expect(table.textContent).not.toMatch(/[−+-]\W*€45/);
    expect(document.querySelector('[data-print-sheet]')?.textContent).not.toMatch(/[−+-]\W*€45/);
    expect((await files.download(user)).lines[1]).toMatch(/,45\.00,/);
  },
);

test.each(ENDED)('the record of a %s withdrawal tells that the money came back, and when', async (status) => {
  openWithdrawal(status, '?record=w-1');
  const record = await screen.findByRole('region', { name: 'Withdrawal WD-20261120-0007' });
  expect(record.textContent).not.toMatch(/[−-]\W*€45/);
  const returned = within(record)
    .getAllByRole('listitem')
    .find((step) => step.textContent.includes('Returned to your balance'));
  expect(returned?.textContent).toMatch(/\+€45\.00/);
  expect(returned?.textContent).toContain('18:00\u00a0UTC');
});

test('a withdrawal that was paid out keeps its minus and came back nowhere', async () => {
  openWithdrawal('processed', '?record=w-1');
  const record = await screen.findByRole('region', { name: 'Withdrawal WD-20261120-0007' });
  expect(record.textContent).toMatch(/−€45\.00/);
  expect(record.textContent).not.toContain('Returned');
});
