import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleMove, exampleTransaction, FakeRecords } from '../testing/fake-records.ts';
import { catchFiles } from '../testing/catch-files.ts';
import { columnNames, renderRecords, tableRows } from '../testing/render-records.tsx';

let files: ReturnType<typeof catchFiles>;

beforeEach(() => {
  files = catchFiles();
});

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('the file holds all the filters choose, exact, named in the player’s words and never a formula [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = Array.from({ length: 230 }, (_, place) =>
    exampleTransaction({
      transactionId: `t-${place}`,
      method: place === 0 ? '=HYPERLINK("x")' : 'Visa',
      amount: place === 0 ? -0.1 : 1e-8,
      currencyCode: place === 0 ? 'EUR' : 'BTC',
      type: 'withdrawal',
      reference: place === 1 ? 'WD-20261120-0001' : null,
    }),
  );
  const user = renderRecords(platform, '?type=withdrawal');
  await screen.findByRole('table', { name: 'Transactions' });
  const file = await files.download(user);
  expect(file.name).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, first, second] = file.lines;
  expect(head).toMatch(
    /^.?Date \(.+\),Transaction ID,Method,Transaction type,Amount,Status,Bonus,Currency,Reference$/,
  );
  expect(first).toContain('"\'=HYPERLINK(""x"")"');
  expect(first).toContain(',-0.10,Completed,No,EUR');
  expect(second).toContain(',0.00000001,');
  expect(second).toMatch(/,BTC,WD-20261120-0001$/);
  expect(file.lines).toHaveLength(231);
});

test('the casino history has its nine columns, its types and a file [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.moves = [
    exampleMove(),
    exampleMove({ transactionId: 'm-2', type: 'win', amount: 2.25, balanceBefore: null, currencyCode: null }),
  ];
  const user = renderRecords(platform, '?view=games');
  const table = await screen.findByRole('table', { name: 'Casino history' });
  expect(columnNames(table)).toEqual([
    'Transaction ID',
    'Type',
    'Game name',
    'Provider',
    'Balance before',
    'Amount',
    'Balance after',
    'Bonus balance',
    'Date',
  ]);
  expect(tableRows(table)[0]?.textContent).toContain('−€0.50');
  expect(tableRows(table)[1]?.textContent).toContain('€2.25');
  const file = await files.download(user);
  expect(file.lines[1]).toMatch(/^m-1,Stake,Harbour Sevens,Lantern,10\.00,-0\.50,9\.50,0\.00,2026-11-20T/);
  expect(file.lines[2]).toContain('m-2,Return,Harbour Sevens,Lantern,,2.25,');
  await user.click(screen.getByLabelText('Type'));
  await user.click(await screen.findByRole('option', { name: 'Return' }));
  await waitFor(() =>
    expect(tableRows(screen.getByRole('table', { name: 'Casino history' }))).toHaveLength(1),
  );
});

test('a list names the zone without an offset, and paper gives each row its own, as the file does [PAY-10]', async () => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  const platform = new FakeRecords();
  platform.transactions = [
    exampleTransaction({ transactionId: 't-winter', date: '2026-11-20T17:17:19Z' }),
    exampleTransaction({ transactionId: 't-summer', date: '2026-07-20T17:17:19Z' }),
  ];
  const user = renderRecords(platform);
  await screen.findByRole('table', { name: 'Transactions' });
  expect(screen.getByText(/^Times are in your time zone:/).textContent).toBe(
    'Times are in your time zone: Amsterdam',
  );
  const paper = document.querySelector('[data-print-sheet]')?.textContent ?? '';
  expect(paper).toMatch(/20\sNov\s2026, \W?18:17\sUTC\+1/);
  expect(paper).toMatch(/20\sJul\w*\s2026, \W?19:17\sUTC\+2/);
  const file = await files.download(user);
  expect(file.lines[1]).toContain('2026-11-20T18:17:19+01:00');
  expect(file.lines[2]).toContain('2026-07-20T19:17:19+02:00');
});
