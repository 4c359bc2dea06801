import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleCrypto, exampleTransaction } from '../testing/fake-records.ts';
import { findRecordRegion, renderRows } from '../testing/render-record.tsx';

afterEach(cleanup);

const openDeposit = (crypto: Parameters<typeof exampleCrypto>[0]) =>
  renderRows(
    [
      exampleTransaction({
        transactionId: 'c-1',
        reference: 'DP-20261120-0077',
        method: 'Tether',
        amount: 33,
        status: 'pending',
        crypto: exampleCrypto(crypto),
      }),
    ],
    '?record=c-1',
  );

test('the record of a deposit by crypto that waits for its coins says what to send where, and leads to the address [PAY-10]', async () => {
  openDeposit({ expiresAt: '2099-01-01T12:00:00Z' });
  const record = await findRecordRegion('Deposit DP-20261120-0077');
  const link = await within(record).findByRole('link', { name: 'See the address' });
  expect(link.getAttribute('href')).toMatch(/transactionId=c-1.*modal=deposit-pending/);
  const text = record.textContent;
  for (const words of ['36.3', 'EQD-address', 'memo-7', 'Waiting for your transfer', '1 Jan 2099'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  expect(text).toContain('€33.00');
  for (const words of [
    '+€33.00',
    'Do not pay again',
    'The payment is on its way',
    'Waiting for the provider',
  ])
    expect(text).not.toContain(words);
});

test('once its address has expired the record says so, and shows it no more', async () => {
  openDeposit({ expiresAt: '2020-01-01T12:00:00Z' });
  const record = await findRecordRegion('Deposit DP-20261120-0077');
  expect(await within(record).findByText(/Do not send anything to its address any more/)).toBeTruthy();
  expect(record.textContent).not.toContain('EQD-address');
  expect(screen.queryByRole('link', { name: 'See the address' })).toBeNull();
});

test('coins that the network has seen are not to be sent again', async () => {
  openDeposit({ seenAt: '2026-11-20T17:20:00Z', expiresAt: '2099-01-01T12:00:00Z' });
  const record = await findRecordRegion('Deposit DP-20261120-0077');
  await waitFor(() => expect(record.textContent).toContain('Your transfer is on the network'));
  expect(record.textContent).toContain('Do not pay again while this is open');
  expect(record.textContent).not.toContain('EQD-address');
});
