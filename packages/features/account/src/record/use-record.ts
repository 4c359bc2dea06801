import type { Transaction } from '@baize/api/endpoints/cashier';
import { allTransactionsQuery, pollWhileOpen } from '@baize/api/queries/transactions';
import { isOnItsWay } from '@baize/domain/transactions';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { useTransactionsPage } from '../records/use-transactions-page.ts';
import { findRecord } from './find-record.ts';

/** Reading a record again, by hand: whether it is on its way, and whether the last one failed. */
export interface RecordRefresh {
  run(): void;
  state: 'idle' | 'running' | 'failed';
}

/** One transaction, read from the list it was chosen from or from all of the player's. */
export type RecordState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'missing' }
  | { kind: 'found'; row: Transaction; refresh: RecordRefresh };

/** Looks for a record on the page that the address names; what is not there, among all the player's transactions. */
export function useRecord(place: RecordsUrlState, id: string): RecordState {
  const api = useApi();
  const find = (rows: readonly Transaction[] | undefined) => findRecord(rows ?? [], id);
  const isOpen = (rows: readonly Transaction[] | undefined) => {
    const row = find(rows);
    return row !== null && isOnItsWay(row);
  };
  const page = useTransactionsPage(place, isOpen);
  const onPage = find(page.data?.rows);
  const isPageRead = place.dateRangeError !== null || page.isError || (page.data && !page.isPlaceholderData);
  const all = useQuery({
    ...allTransactionsQuery(api, {}),
    enabled: onPage === null && Boolean(isPageRead),
    ...pollWhileOpen(isOpen),
  });
  const row = onPage ?? find(all.data);
  const source = onPage ? page : all;
  const read = () => void source.refetch();
  if (row) {
    const state = source.isFetching ? 'running' : source.isRefetchError ? 'failed' : 'idle';
    return { kind: 'found', row, refresh: { run: read, state } };
  }
  // A list from before may lack what has just been paid.
  if (all.data && !all.isFetching) return { kind: 'missing' };
  if (all.isError && !all.isFetching) return { kind: 'failed', retry: read };
  return { kind: 'loading' };
}
