import type { Transaction } from '@baize/api/endpoints/cashier';
import { allTransactionsQuery } from '@baize/api/queries/transactions';
import { settlementStatus } from '@baize/domain/transactions';
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

/** How often a record that is on its way is read again, in ms. */
const POLL_INTERVAL_MS = 10_000;

/** A record on its way goes on by itself, and stands still once it is settled. */
function pollInterval(row: Transaction | null): number | false {
  return row && settlementStatus(row.status) === 'on-its-way' ? POLL_INTERVAL_MS : false;
}

/** Looks for a record on the page that the address names; what is not there, among all the player's transactions. */
export function useRecord(place: RecordsUrlState, id: string): RecordState {
  const api = useApi();
  const find = (rows: readonly Transaction[] | undefined) => findRecord(rows ?? [], id);
  const page = useTransactionsPage(place, {
    refetchInterval: ({ state }) => pollInterval(find(state.data?.rows)),
  });
  const onPage = find(page.data?.rows);
  const isPageRead = place.dateRangeError !== null || page.isError || (page.data && !page.isPlaceholderData);
  const all = useQuery({
    ...allTransactionsQuery(api, {}),
    enabled: onPage === null && Boolean(isPageRead),
    refetchInterval: ({ state }) => pollInterval(find(state.data)),
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
