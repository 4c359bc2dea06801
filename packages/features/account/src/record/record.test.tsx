import type { Transaction } from '@baize/api/endpoints/cashier';
import { DEPOSIT_CODES, depositMessage, messageParams } from '@baize/domain/errors';
import { depositErrorMessages } from '@baize/i18n/catalogue/errors';
import { playerFixture } from '@baize/shell/player-fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exampleTransaction, FakeRecords } from '../testing/fake-records.ts';
import { renderRecords } from '../testing/render-records.tsx';
import { findRecord } from './find-record.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const DEPOSIT = exampleTransaction({ transactionId: 'd-1', reference: 'DP-20261120-0042' });
const WITHDRAWAL = exampleTransaction({
  transactionId: 'w-1',
  reference: 'WD-20261120-0007',
  type: 'withdrawal',
  amount: -40,
  method: 'Bank transfer',
  status: 'processing',
});

function open(rows: readonly Transaction[], query = '', platform = new FakeRecords()) {
  platform.transactions = rows;
  return renderRecords(platform, query);
}

const record = (name: RegExp | string) => screen.findByRole('region', { name });

test('a row opens its record by its reference, and the way back leads to the list as it was [PAY-10]', async () => {
  const user = open([DEPOSIT, WITHDRAWAL], '?type=deposit');
  const table = await screen.findByRole('table', { name: 'Transactions' });
  const link = within(table).getByRole('link', { name: 'DP-20261120-0042' });
  expect(link.getAttribute('href')).toBe('/profile/transactions?type=deposit&record=d-1');
  await user.click(link);
  const shown = await record('Deposit DP-20261120-0042');
  expect(document.activeElement).toBe(within(shown).getByRole('heading', { level: 2 }));
  for (const words of ['+€50.00', 'Completed', 'd-1', 'Visa', '2026-11-20 17:17:19 UTC'])
    expect(shown.textContent).toContain(words);
  expect(shown.textContent).toContain('The money is on your balance.');
  expect(screen.queryByRole('table', { name: 'Transactions' })).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to transactions' });
  expect(back.getAttribute('href')).toBe('/profile/transactions?type=deposit');
  await user.click(back);
  expect(await screen.findByRole('table', { name: 'Transactions' })).toBeTruthy();
});

test('a transaction without a reference is opened by its id', async () => {
  const user = open([exampleTransaction()]);
  await user.click(await screen.findByRole('link', { name: '3f1f64c8…' }));
  expect((await record('Deposit')).textContent).toContain('3f1f64c8-94ad-4c8e-8a42-5bb3a5a6c7d1');
});

test('a record on no loaded page is looked for among all transactions, by id and by reference [PAY-10]', async () => {
  const others = Array.from({ length: 30 }, (_, place) =>
    exampleTransaction({ transactionId: `t-${place}` }),
  );
  open([...others, WITHDRAWAL], '?record=wd-20261120-0007&status=failed');
  const found = await record('Withdrawal WD-20261120-0007');
  expect(found.textContent).toContain('−€40.00');
  expect(found.textContent).toContain('Processing');
});

test('a record there is not says so and leads back [PAY-10]', async () => {
  const user = open([DEPOSIT], '?record=DP-1&page=1');
  expect(await screen.findByRole('heading', { name: 'No such transaction' })).toBeTruthy();
  expect(screen.getByText('DP-1')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'See all your transactions' }));
  expect(await screen.findByRole('table', { name: 'Transactions' })).toBeTruthy();
});

test('transactions that cannot be read are no missing record', async () => {
  const platform = new FakeRecords();
  platform.state = 'broken';
  const user = open([DEPOSIT], '?record=d-1', platform);
  await screen.findByText('This could not be loaded');
  platform.state = 'well';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await record('Deposit DP-20261120-0042')).toBeTruthy();
});

describe('the search', () => {
  const box = () => screen.findByLabelText('Reference or transaction ID');

  test.each(['  dp-20261120-0042 ', 'D-1'])(
    'finds %o whatever the filters leave out [PAY-10]',
    async (text) => {
      const user = open([DEPOSIT, WITHDRAWAL], '?type=withdrawal');
      await user.type(await box(), `${text}{Enter}`);
      expect(await record('Deposit DP-20261120-0042')).toBeTruthy();
    },
  );

  test('says that none of the transactions is meant, and what to enter', async () => {
    const user = open([DEPOSIT]);
    await user.click(await screen.findByRole('button', { name: 'Find the transaction' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter a reference or transaction ID');
    await user.type(await box(), 'DP-9');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('None of your transactions has this number');
    expect(screen.getByRole('table', { name: 'Transactions' })).toBeTruthy();
  });

  test('that fails calls nothing missing', async () => {
    const platform = new FakeRecords();
    const user = open([DEPOSIT], '', platform);
    await screen.findByRole('table', { name: 'Transactions' });
    platform.state = 'broken';
    await user.type(await box(), 'DP-20261120-0042{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be searched');
  });
});

/** The words of a code as the catalogue has them, with the reference in their place. */
function reasonOf(code: string): string {
  const id = depositMessage(code);
  if (id === 'error.general') return '';
  if (messageParams(id).includes('min')) return 'This payment method does not take this amount.';
  return (depositErrorMessages[id].message ?? '').replace('{reference}', 'DP-20261120-0042');
}

test.each(Object.keys(DEPOSIT_CODES))(
  'a deposit that ended by %s tells why [PAY-06] [PAY-10]',
  async (code) => {
    const reason = reasonOf(code);
    expect(reason).not.toBe('');
    open([{ ...DEPOSIT, status: 'failed', code }], '?record=d-1');
    const failed = await record('Deposit DP-20261120-0042');
    expect(within(failed).getByText(reason)).toBeTruthy();
    expect(within(failed).getByText(code)).toBeTruthy();
  },
);

test('a code that nobody knows stands among the details and gives no reason', async () => {
  open([{ ...DEPOSIT, status: 'failed', code: 'TOMORROW' }], '?record=d-1');
  const failed = await record('Deposit DP-20261120-0042');
  expect(within(failed).getByText('TOMORROW')).toBeTruthy();
  expect(document.querySelector('[data-print-sheet]')?.textContent).not.toContain('Reason');
});

test('a declined deposit is called declined once more by its timeline, and nothing else [PAY-10]', async () => {
  open([{ ...DEPOSIT, status: 'rejected', code: 'TRANSACTION_FAILED' }], '?record=d-1');
  const shown = await record('Deposit DP-20261120-0042');
  const steps = [...shown.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  expect(steps.join()).toContain('Declined');
  expect(shown.textContent).not.toMatch(/Ended at the provider|did not go through/);
});

test('one press copies all facts for support as plain text [PAY-10]', async () => {
  const copied: string[] = [];
  const user = open([{ ...DEPOSIT, status: 'rejected', code: 'TRANSACTION_FAILED' }], '?record=d-1');
  await record('Deposit DP-20261120-0042');
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
    '(2026-11-20 17:17:19 UTC)',
    'Error code: TRANSACTION_FAILED',
  ])
    expect(copied[0]).toContain(line);
  expect(copied[0]).not.toMatch(/[\u2066-\u2069]/);
});

test('paper holds every fact of the record, and its press prints', async () => {
  const user = open([WITHDRAWAL], '?record=w-1');
  await record('Withdrawal WD-20261120-0007');
  const paper = document.querySelector('[data-print-sheet]');
  for (const words of [
    'Transaction record',
    'WD-20261120-0007',
    '−€40.00',
    'Processing',
    'Printed',
    'Player',
  ])
    expect(paper?.textContent).toContain(words);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('paper tells the outcome and the dated steps, and names the zone once [PAY-10]', async () => {
  open([WITHDRAWAL], '?record=w-1');
  await record('Withdrawal WD-20261120-0007');
  const paper = document.querySelector('[data-print-sheet]');
  if (!(paper instanceof HTMLElement)) throw new Error('There is no sheet.');
  const text = paper.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('Your withdrawal is approved and with the payment provider.');
  expect(text).not.toContain('your time');
  expect(text.match(/Time zone/g)).toHaveLength(1);
  const steps = [...paper.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(steps).toHaveLength(4);
  expect(steps[0]).toMatch(/^Withdrawal requested.*20\sNov\s2026, .*\d\d:17\sUTC/);
  expect(steps[3]).toContain('The payment provider is paying it out');
});

const TO_BANK = { destination: '…4300', fee: 0, expectedAt: '2099-11-22T17:17:19Z' };

test('a withdrawal says where it goes, what it costs and by when it arrives, on the page and on paper [PAY-10]', async () => {
  open([{ ...WITHDRAWAL, ...TO_BANK }], '?record=w-1');
  const shown = await record('Withdrawal WD-20261120-0007');
  const paper = document.querySelector('[data-print-sheet]');
  for (const text of [shown.textContent, paper?.textContent].map((one) =>
    (one ?? '').replaceAll(/[\u2066-\u2069]/g, ''),
  )) {
    expect(text).toContain('To…4300');
    expect(text).toContain('FeeNo fee');
    expect(text).toMatch(/Expected by22\sNov\s2099, \d\d:17/);
    expect(text.match(/17:17:19 UTC/g)).toHaveLength(1);
    expect(text).not.toContain('Exact time');
  }
  expect(shown.textContent).toMatch(/If it has not arrived by then, send the details to support/);
});

test('one that should have arrived by now says so, a settled one speaks of no time [PAY-10]', async () => {
  const late = { ...WITHDRAWAL, ...TO_BANK, expectedAt: '2026-01-01T00:00:00Z' };
  open([late], '?record=w-1');
  const shown = await record('Withdrawal WD-20261120-0007');
  await waitFor(() => expect(shown.textContent).toContain('This takes longer than usual'));
  cleanup();
  open([{ ...late, status: 'processed' }], '?record=w-1');
  expect((await record('Withdrawal WD-20261120-0007')).textContent).not.toMatch(/xpected by/);
});

test('what is on its way is read again by a press', async () => {
  const platform = new FakeRecords();
  const user = open([WITHDRAWAL], '?record=w-1', platform);
  const shown = await record('Withdrawal WD-20261120-0007');
  platform.transactions = [{ ...WITHDRAWAL, status: 'processed' }];
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(shown.textContent).toContain('The money was sent.'));
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('only a refused deposit that another method may help speaks of methods, and not to who may not deposit', async () => {
  const offer = () => screen.queryByRole('link', { name: 'See other payment methods' });
  for (const row of [DEPOSIT, WITHDRAWAL, { ...WITHDRAWAL, status: 'failed' as const }]) {
    open([row], `?record=${row.transactionId}`);
    await record(/DP|WD/);
    expect(offer()).toBeNull();
    cleanup();
  }
  open([{ ...DEPOSIT, status: 'failed', code: 'PAYMENT_LIMIT_THRESHOLD' }], '?record=d-1');
  await record(/DP/);
  expect(offer()).toBeNull();
  cleanup();
  open([{ ...DEPOSIT, status: 'failed', code: 'PROVIDER_ERROR' }], '?record=d-1');
  await record(/DP/);
  expect(offer()).toBeTruthy();
  cleanup();
  const platform = new FakeRecords();
  platform.player = playerFixture({ limit: { selfExclusion: '2099-05-01' } });
  open([{ ...DEPOSIT, status: 'failed', code: 'PROVIDER_ERROR' }], '?record=d-1', platform);
  await record(/DP/);
  expect(offer()).toBeNull();
});

test('a record shows the times of its history', async () => {
  const history = [
    { status: 'pending', at: WITHDRAWAL.date },
    { status: 'confirmed', at: '2026-11-20T18:02:03Z' },
  ] as const;
  open([{ ...WITHDRAWAL, status: 'confirmed', history: [...history] }], '?record=w-1');
  const steps = within(await record(/WD/)).getAllByRole('listitem');
  const approved = steps.find(({ textContent }) => textContent.includes('Approved'));
  expect(approved?.querySelector('time')?.dateTime).toBe('2026-11-20T18:02:03.000Z');
  const waiting = steps.find(({ textContent }) => textContent.includes('Next: we send it'));
  expect(waiting?.querySelector('time')).toBeNull();
});

test('an empty search finds nothing, a copied one is cleaned', () => {
  expect(findRecord([DEPOSIT], '  ')).toBeNull();
  expect(findRecord([DEPOSIT], '\u2066DP-20261120-0042\u2069\n')).toBe(DEPOSIT);
});
