import { transactionsQuery } from '@baize/api/queries/transactions';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@baize/domain/transactions';
import { useApi } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { toDateRangeParams, RECORDS_PER_PAGE, useToday } from '../records/use-records.ts';

/** The filters of the address as request params; a word that the platform does not know is left out. */
export function toTransactionsParams(place: RecordsUrlState, zone: string) {
  const type = TRANSACTION_TYPES.find((name) => name === place.type);
  const status = TRANSACTION_STATUSES.find((name) => name === place.status);
  return { ...(type && { type }), ...(status && { status }), ...toDateRangeParams(place, zone) };
}

type Polling = Pick<ReturnType<typeof transactionsQuery>, 'refetchInterval'>;

/** Reads the page of transactions that the address names; not while its days cannot be right. */
export function useTransactionsPage(place: RecordsUrlState, polling: Polling = {}) {
  const api = useApi();
  const { zone } = useToday();
  const params = { ...toTransactionsParams(place, zone), pageNo: place.page, limit: RECORDS_PER_PAGE };
  return useQuery({
    ...transactionsQuery(api, params),
    ...polling,
    enabled: place.dateRangeError === null,
  });
}
