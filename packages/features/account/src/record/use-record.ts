import type { Transaction } from '@baize/api/endpoints/cashier';
import { allTransactionsQuery, pollWhileOpen } from '@baize/api/queries/transactions';
import { isOnItsWay } from '@baize/domain/transactions';
import { useApi } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { useTransactionsPage } from '../transactions/use-transactions-page.ts';
import { findRecord } from './find-record.ts';

/** One transaction, read from the list it was chosen from or from all of the player's. */
export type RecordState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'missing' }
  | { kind: 'found'; row: Transaction; refresh(): void; isRefreshing: boolean };

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
  if (row) return { kind: 'found', row, refresh: read, isRefreshing: source.isFetching };
  // A list from before may lack what has just been paid.
  if (all.data && !all.isFetching) return { kind: 'missing' };
  if (all.isError && !all.isFetching) return { kind: 'failed', retry: read };
  return { kind: 'loading' };
}
