import type { Transaction } from '@baize/api/endpoints/cashier';
import { pollWhileOpen, transactionsQuery } from '@baize/api/queries/transactions';
import { isOnItsWay, TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@baize/domain/transactions';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import type { RecordsUrlState } from './use-records-url-state.ts';
import { toDateRangeParams, RECORDS_PER_PAGE, useToday } from './use-records.ts';

/** The filters of the address as request params; a word that the platform does not know is left out. */
export function toTransactionsParams(place: RecordsUrlState, zone: string) {
  const type = TRANSACTION_TYPES.find((name) => name === place.type);
  const status = TRANSACTION_STATUSES.find((name) => name === place.status);
  return { ...(type && { type }), ...(status && { status }), ...toDateRangeParams(place, zone) };
}

type Rows = readonly Transaction[] | undefined;

const isAnyOnItsWay = (rows: Rows) => rows?.some(isOnItsWay) ?? false;

/**
 * Reads the page of transactions that the address names, again and again while one that is looked at is on its way; not while
 * its days cannot be right.
 */
export function useTransactionsPage(place: RecordsUrlState, isOpen: (rows: Rows) => boolean = isAnyOnItsWay) {
  const api = useApi();
  const { zone } = useToday();
  const params = { ...toTransactionsParams(place, zone), pageNo: place.page, limit: RECORDS_PER_PAGE };
  return useQuery({
    ...transactionsQuery(api, params),
    ...pollWhileOpen<{ rows: readonly Transaction[] }>((data) => isOpen(data?.rows)),
    enabled: place.dateRangeError === null,
  });
}
