import { transactionsQuery } from '@baize/api/queries/transactions';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@baize/domain/transactions';
import { useApi } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import type { RecordPlace } from '../records/record-place.ts';
import { askedDays, RECORDS_A_PAGE, useToday } from '../records/use-records.ts';

/** The filters of the address as request params; a word that the platform does not know is left out. */
export function transactionsParams(place: RecordPlace, zone: string) {
  const type = TRANSACTION_TYPES.find((name) => name === place.type);
  const status = TRANSACTION_STATUSES.find((name) => name === place.status);
  return { ...(type && { type }), ...(status && { status }), ...askedDays(place, zone) };
}

/** Reads the page of transactions that the address names; not while its days cannot be right. */
export function useTransactionsPage(place: RecordPlace) {
  const api = useApi();
  const { zone } = useToday();
  const params = { ...transactionsParams(place, zone), pageNo: place.page, limit: RECORDS_A_PAGE };
  return useQuery({ ...transactionsQuery(api, params), enabled: place.daysProblem === null });
}
