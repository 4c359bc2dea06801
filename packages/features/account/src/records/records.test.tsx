import { PlayerBoundary } from '@baize/shell/player';
import { TestProviders } from '@baize/shell/test-providers';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EACH_STATUS, exampleMove, exampleTransaction, FakeRecords } from '../testing/fake-records.ts';
import { PlayerRecords } from './player-records.tsx';

let files: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  files = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob && this.download !== '') files.push({ name: this.download, blob });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function open(platform: FakeRecords, address = '/profile/transactions') {
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player} url={address}>
      <PlayerBoundary>
        <PlayerRecords />
      </PlayerBoundary>
    </TestProviders>,
  );
  return userEvent.setup();
}

const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const lines = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

async function saved(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [file] = files;
  const text = await file?.blob.text();
  return { name: file?.name, lines: (text ?? '').trim().split('\r\n') };
}

test('an address that names a page there is not leads to the last one [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = Array.from({ length: 25 }, (_, place) =>
    exampleTransaction({ transactionId: `t-${place}` }),
  );
  open(platform, '/profile/transactions?page=99');
  expect(await screen.findByText(/2 of 2/)).toBeTruthy();
  expect(lines(await screen.findByRole('table', { name: 'Transactions' }))).toHaveLength(5);
});

test('the transactions have their seven columns and tell each of the eight statuses [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  open(platform);
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(heads(table)).toEqual([
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
  expect(lines(table)[0]?.textContent).toContain('€50.00');
  expect(lines(table)[0]?.textContent).toContain('Yes');
  expect(lines(table)[1]?.textContent).toContain('−€20.00');
  expect(screen.getByText(/Times are in your time zone:/)).toBeTruthy();
});

test('type, status and days are chosen, stand in the address and are asked of the platform [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  const user = open(platform, '/profile/transactions?from=2026-11-01&to=2026-11-20&status=failed');
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(lines(table)).toHaveLength(1);
  const [asked] = platform.asked;
  expect(asked?.get('from')).toBe('2026-11-01');
  expect(asked?.get('to')).toBe('2026-11-20');
  expect(asked?.get('status')).toBe('failed');
  expect(asked?.get('timeZone')).toBeTruthy();
  await user.click(screen.getByLabelText('Type'));
  await user.click(await screen.findByRole('option', { name: 'Withdrawal' }));
  await screen.findByText('No entries match these filters.');
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(lines(screen.getByRole('table', { name: 'Transactions' }))).toHaveLength(8));
});

test('what cannot be read of an address is left out', async () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  open(platform, '/profile/transactions?to=2026-11-20&status=lost&type=%3Cb%3E');
  await screen.findByRole('table', { name: 'Transactions' });
  const [asked] = platform.asked;
  expect(asked?.get('to')).toBe('2026-11-20');
  expect(asked?.get('status')).toBeNull();
  expect(asked?.get('type')).toBeNull();
});

test('From after To is told at the field and asks for nothing until it is right [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  open(platform, '/profile/transactions?from=2026-11-20&to=2026-11-01');
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  expect(from.value).toBe('2026-11-20');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('From is after To')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Check the dates' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(true);
  expect(platform.asked).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-21' } });
  await screen.findByRole('table', { name: 'Transactions' });
  expect(screen.queryByText('From is after To')).toBeNull();
  expect(platform.asked.map((one) => [one.get('from'), one.get('to')])).toEqual([
    ['2026-11-20', '2026-11-21'],
  ]);
});

test.each(['transactions', 'games'])(
  'dates that cannot be right are cleared by one press: %s',
  async (view) => {
    const platform = new FakeRecords();
    platform.transactions = EACH_STATUS;
    platform.moves = [exampleMove()];
    const user = open(platform, `/profile/transactions?view=${view}&from=2026-11-20&to=2026-11-01`);
    await user.click(await screen.findByRole('link', { name: 'Clear the dates' }));
    expect(await screen.findByRole('table', { name: /Transactions|Casino history/ })).toBeTruthy();
    expect(platform.asked).toHaveLength(1);
    expect(platform.asked[0]?.get('from')).toBeNull();
  },
);

test('a long list has pages, and each is an address of its own [PAY-10]', async () => {
  const platform = new FakeRecords();
  platform.transactions = Array.from({ length: 45 }, (_, place) =>
    exampleTransaction({ transactionId: `t-${place}` }),
  );
  const user = open(platform);
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(lines(table)).toHaveLength(20);
  expect(screen.getByText('45 entries')).toBeTruthy();
  const older = screen.getByRole('link', { name: 'Older' });
  expect(older.getAttribute('href')).toContain('page=2');
  await user.click(older);
  await user.click(screen.getByRole('link', { name: 'Older' }));
  await waitFor(() => expect(lines(screen.getByRole('table', { name: 'Transactions' }))).toHaveLength(5));
  expect(screen.getByText('Page 3 of 3')).toBeTruthy();
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
  const user = open(platform, '/profile/transactions?type=withdrawal');
  await screen.findByRole('table', { name: 'Transactions' });
  const file = await saved(user);
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
  const user = open(platform, '/profile/transactions?view=games');
  const table = await screen.findByRole('table', { name: 'Casino history' });
  expect(heads(table)).toEqual([
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
  expect(lines(table)[0]?.textContent).toContain('−€0.50');
  expect(lines(table)[1]?.textContent).toContain('€2.25');
  const file = await saved(user);
  expect(file.lines[1]).toMatch(/^m-1,Stake,Harbour Sevens,Lantern,10\.00,-0\.50,9\.50,0\.00,2026-11-20T/);
  expect(file.lines[2]).toContain('m-2,Win,Harbour Sevens,Lantern,,2.25,');
  await user.click(screen.getByLabelText('Type'));
  await user.click(await screen.findByRole('option', { name: 'Win' }));
  await waitFor(() => expect(lines(screen.getByRole('table', { name: 'Casino history' }))).toHaveLength(1));
});

test('an empty list says so, and one that could not be read is asked for again', async () => {
  const platform = new FakeRecords();
  platform.state = 'broken';
  const user = open(platform);
  await screen.findByText('This could not be loaded');
  platform.state = 'well';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No entries yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your balance' })).toBeTruthy();
});

test('a list names the zone without an offset, and paper gives each row its own, as the file does [PAY-10]', async () => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  const platform = new FakeRecords();
  platform.transactions = [
    exampleTransaction({ transactionId: 't-winter', date: '2026-11-20T17:17:19Z' }),
    exampleTransaction({ transactionId: 't-summer', date: '2026-07-20T17:17:19Z' }),
  ];
  const user = open(platform);
  await screen.findByRole('table', { name: 'Transactions' });
  expect(screen.getByText(/^Times are in your time zone:/).textContent).toBe(
    'Times are in your time zone: Amsterdam',
  );
  const paper = document.querySelector('[data-print-sheet]')?.textContent ?? '';
  expect(paper).toMatch(/20\sNov\s2026, \W?18:17\sUTC\+1/);
  expect(paper).toMatch(/20\sJul\w*\s2026, \W?19:17\sUTC\+2/);
  const file = await saved(user);
  expect(file.lines[1]).toContain('2026-11-20T18:17:19+01:00');
  expect(file.lines[2]).toContain('2026-07-20T19:17:19+02:00');
});
