import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EACH_STATUS, exampleTransaction, FakeRecords } from '../testing/fake-records.ts';
import { columnNames, renderRecords, tableRows } from '../testing/render-records.tsx';

afterEach(cleanup);

test('an address that names a page there is not leads to the last one [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = Array.from({ length: 25 }, (_, place) =>
    exampleTransaction({ transactionId: `t-${place}` }),
  );
  renderRecords(platform, '?page=99');
  expect(await screen.findByText(/2 of 2/)).toBeTruthy();
  expect(tableRows(await screen.findByRole('table', { name: 'Transactions' }))).toHaveLength(5);
});

test('the transactions have their seven columns and tell each of the eight statuses [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  renderRecords(platform);
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(columnNames(table)).toEqual([
    'Date',
    'Transaction ID',
    'Method',
    'Transaction type',
    'Amount',
    'Status',
    'Bonus',
  ]);
  const statuses = ['Processed', 'Pending', 'Declined', 'Approved', 'Cancelled', 'Completed', 'Failed'];
  for (const status of [...statuses, 'Processing']) expect(within(table).getByText(status)).toBeTruthy();
  expect(tableRows(table)[0]?.textContent).toContain('€50.00');
  expect(tableRows(table)[0]?.textContent).toContain('Yes');
  expect(tableRows(table)[1]?.textContent).toContain('−€20.00');
  expect(screen.getByText(/Times are in your time zone:/)).toBeTruthy();
});

test('type, status and days are chosen, stand in the address and are asked of the platform [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  const user = renderRecords(platform, '?from=2026-11-01&to=2026-11-20&status=failed');
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(tableRows(table)).toHaveLength(1);
  const [asked] = platform.asked;
  expect(asked?.get('from')).toBe('2026-11-01');
  expect(asked?.get('to')).toBe('2026-11-20');
  expect(asked?.get('status')).toBe('failed');
  expect(asked?.get('timeZone')).toBeTruthy();
  await user.click(screen.getByLabelText('Type'));
  await user.click(await screen.findByRole('option', { name: 'Withdrawal' }));
  await screen.findByText('No entries match these filters.');
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(tableRows(screen.getByRole('table', { name: 'Transactions' }))).toHaveLength(8));
});

test('what cannot be read of an address is left out', async () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  renderRecords(platform, '?to=2026-11-20&status=lost&type=%3Cb%3E');
  await screen.findByRole('table', { name: 'Transactions' });
  const [asked] = platform.asked;
  expect(asked?.get('to')).toBe('2026-11-20');
  expect(asked?.get('status')).toBeNull();
  expect(asked?.get('type')).toBeNull();
});

test('a long list has pages, and each is an address of its own [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = Array.from({ length: 45 }, (_, place) =>
    exampleTransaction({ transactionId: `t-${place}` }),
  );
  const user = renderRecords(platform);
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(tableRows(table)).toHaveLength(20);
  expect(screen.getByText('45 entries')).toBeTruthy();
  const older = screen.getByRole('link', { name: 'Older' });
  expect(older.getAttribute('href')).toContain('page=2');
  await user.click(older);
  await user.click(screen.getByRole('link', { name: 'Older' }));
  await waitFor(() => expect(tableRows(screen.getByRole('table', { name: 'Transactions' }))).toHaveLength(5));
  expect(screen.getByText('Page 3 of 3')).toBeTruthy();
});

test('an empty list says so, and one that could not be read is asked for again', async () => {
  const platform = new FakeRecords();
  platform.state = 'broken';
  const user = renderRecords(platform);
  await screen.findByText('This could not be loaded');
  platform.state = 'well';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No entries yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your balance' })).toBeTruthy();
});

test('a name from outside stands in its own direction, the dot before it in that of the page [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = [exampleTransaction({ method: 'Harborpay' })];
  renderRecords(platform);
  const table = await screen.findByRole('table', { name: 'Transactions' });
  const name = within(table).getByText('Harborpay');
  expect(name.tagName).toBe('BDI');
  // What draws the dot surrounds the name.
  expect(name.className).toBe('');
  expect(name.parentElement?.className).not.toBe('');
});
