import type { Transaction } from '@baize/api/endpoints/cashier';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { exampleTransaction, FakeRecords } from './fake-records.ts';
import { renderRecords } from './render-records.tsx';

export const DEPOSIT = exampleTransaction({ transactionId: 'd-1', reference: 'DP-20261120-0042' });
export const WITHDRAWAL = exampleTransaction({
  transactionId: 'w-1',
  reference: 'WD-20261120-0007',
  type: 'withdrawal',
  amount: -40,
  method: 'Bank transfer',
  status: 'processing',
});

/** The page of a player with these transactions, at an address with this query. */
export function renderRows(
  rows: readonly Transaction[],
  query = '',
  platform = new FakeRecords(),
): UserEvent {
  platform.transactions = rows;
  return renderRecords(platform, query);
}

/** The record that is open, by its title. */
export const findRecordRegion = (name: RegExp | string) => screen.findByRole('region', { name });
