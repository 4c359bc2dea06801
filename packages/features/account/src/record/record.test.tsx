import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleTransaction, FakeRecords } from '../testing/fake-records.ts';
import { DEPOSIT, findRecordRegion, renderRows, WITHDRAWAL } from '../testing/render-record.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a row opens its record by its reference, and the way back leads to the list as it was [PAY-10]', async () => {
  const user = renderRows([DEPOSIT, WITHDRAWAL], '?type=deposit');
  const table = await screen.findByRole('table', { name: 'Transactions' });
  const link = within(table).getByRole('link', { name: 'DP-20261120-0042' });
  expect(link.getAttribute('href')).toBe('/profile/transactions?type=deposit&record=d-1');
  await user.click(link);
  const shown = await findRecordRegion('Deposit DP-20261120-0042');
  expect(document.activeElement).toBe(within(shown).getByRole('heading', { level: 2 }));
  for (const words of [
    '+€50.00',
    'Completed',
    'd-1',
    'Visa',
    '20\u00a0Nov\u00a02026, \u206617:17:19\u00a0UTC',
  ])
    expect(shown.textContent).toContain(words);
  expect(shown.textContent).toContain('The money is on your balance.');
  expect(screen.queryByRole('table', { name: 'Transactions' })).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to transactions' });
  expect(back.getAttribute('href')).toBe('/profile/transactions?type=deposit');
  await user.click(back);
  expect(await screen.findByRole('table', { name: 'Transactions' })).toBeTruthy();
});

test('a transaction without a reference is opened by its id', async () => {
  const user = renderRows([exampleTransaction()]);
  await user.click(await screen.findByRole('link', { name: '3f1f64c8…' }));
  expect((await findRecordRegion('Deposit')).textContent).toContain('3f1f64c8-94ad-4c8e-8a42-5bb3a5a6c7d1');
});

test('a record on no loaded page is looked for among all transactions, by id and by reference [PAY-10]', async () => {
  const others = Array.from({ length: 30 }, (_, place) =>
    exampleTransaction({ transactionId: `t-${place}` }),
  );
  renderRows([...others, WITHDRAWAL], '?record=wd-20261120-0007&status=failed');
  const found = await findRecordRegion('Withdrawal WD-20261120-0007');
  expect(found.textContent).toContain('−€40.00');
  expect(found.textContent).toContain('Processing');
});

test('a record there is not says so and leads back [PAY-10]', async () => {
  const user = renderRows([DEPOSIT], '?record=DP-1&page=1');
  expect(await screen.findByRole('heading', { name: 'No such transaction' })).toBeTruthy();
  expect(screen.getByText('DP-1')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'See all your transactions' }));
  expect(await screen.findByRole('table', { name: 'Transactions' })).toBeTruthy();
});

test('transactions that cannot be read are no missing record', async () => {
  const platform = new FakeRecords();
  platform.state = 'broken';
  const user = renderRows([DEPOSIT], '?record=d-1', platform);
  await screen.findByText('This could not be loaded');
  platform.state = 'well';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findRecordRegion('Deposit DP-20261120-0042')).toBeTruthy();
});

test('one press copies all facts for support as plain text [PAY-10]', async () => {
  const copied: string[] = [];
  const user = renderRows([{ ...DEPOSIT, status: 'rejected', code: 'TRANSACTION_FAILED' }], '?record=d-1');
  await findRecordRegion('Deposit DP-20261120-0042');
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  for (const line of [
    'Reference: DP-20261120-0042',
    'Transaction ID: d-1',
    'Transaction type: Deposit',
    'Amount: €50.00 (EUR)',
    'Status: Declined',
    'Method: Visa',
    'Date: 20 Nov 2026, 17:17:19 UTC',
    'Error code: TRANSACTION_FAILED',
  ])
    expect(copied[0]).toContain(line);
  expect(copied[0]).not.toMatch(/[\u2066-\u2069]/);
});

test('what is on its way is read again by a press', async () => {
  const platform = new FakeRecords();
  const user = renderRows([WITHDRAWAL], '?record=w-1', platform);
  const shown = await findRecordRegion('Withdrawal WD-20261120-0007');
  platform.transactions = [{ ...WITHDRAWAL, status: 'processed' }];
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(shown.textContent).toContain('The money was sent.'));
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('a record shows the times of its history', async () => {
  const history = [
    { status: 'pending', at: WITHDRAWAL.date },
    { status: 'confirmed', at: '2026-11-20T18:02:03Z' },
  ] as const;
  renderRows([{ ...WITHDRAWAL, status: 'confirmed', history: [...history] }], '?record=w-1');
  const steps = within(await findRecordRegion(/WD/)).getAllByRole('listitem');
  const approved = steps.find(({ textContent }) => textContent.includes('Approved'));
  expect(approved?.querySelector('time')?.dateTime).toBe('2026-11-20T18:02:03.000Z');
  const waiting = steps.find(({ textContent }) => textContent.includes('Next: we send it'));
  expect(waiting?.querySelector('time')).toBeNull();
});

test('a deposit credited without the bonus that was chosen says why, on the screen and on paper [PRO-05]', async () => {
  renderRows([{ ...DEPOSIT, code: 'ACTIVE_BONUS' }], '?record=DP-20261120-0042');
  const shown = await findRecordRegion('Deposit DP-20261120-0042');
  expect(shown.textContent).toContain(
    'No bonus came with this deposit. Only one bonus can be active at a time',
  );
});

test('of a deposit under way nobody says yet that no bonus comes with it', async () => {
  renderRows([{ ...DEPOSIT, status: 'pending' }], '?record=DP-20261120-0042');
  const open = await findRecordRegion('Deposit DP-20261120-0042');
  expect(within(open).queryByText('Bonus')).toBeNull();
  cleanup();
  renderRows([DEPOSIT], '?record=DP-20261120-0042');
  const credited = await findRecordRegion('Deposit DP-20261120-0042');
  expect(within(credited).getByText('Bonus').nextElementSibling?.textContent).toBe('No');
});
