import { platformClock } from '@baize/browser/clock';
import { localDate } from '@baize/domain/zone';
import { useZone } from '@baize/page/clock';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RecordFilters } from './use-records-url-state.ts';

/** How many lines a page holds. */
export const RECORDS_PER_PAGE = 20;

/** One page of a list. */
export type RecordsState<Row> =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'known'; rows: readonly Row[]; count: number; pages: number; state: 'settled' | 'asking' };

type RecordsQueryResult<Row> = UseQueryResult<{ count: number; rows: readonly Row[] }>;

/** What a page of a list came to; what was read once stays when a later read fails. */
export function toRecordsState<Row>(asked: RecordsQueryResult<Row>): RecordsState<Row> {
  const { data, isPlaceholderData } = asked;
  if (data) {
    const pages = Math.max(1, Math.ceil(data.count / RECORDS_PER_PAGE));
    const state = isPlaceholderData ? 'asking' : 'settled';
    return { kind: 'known', rows: data.rows, count: data.count, pages, state };
  }
  if (asked.isError) return { kind: 'failed', retry: () => void asked.refetch() };
  return { kind: 'loading' };
}

/** The player's zone and the day it is there. */
export function useToday(): { zone: string; today: string } {
  const zone = useZone() ?? 'UTC';
  return { zone, today: localDate({ instant: platformClock.now(), zone }) };
}

/** The chosen days as the platform is asked for them. */
export function toDateRangeParams({ from, to }: RecordFilters, zone: string) {
  return {
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...((from !== null || to !== null) && { timeZone: zone }),
  };
}
