import { calendarAwardQuery } from '@baize/api/queries/calendar-award';
import { queryKeys } from '@baize/api/queries/keys';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import type { AwardView } from './accumulator-views.tsx';
import { useBoundaryReload } from './use-boundary-reload.ts';

/** The player's running cashback, read again at every count; a failed poll leaves what was known. */
export function useAccumulatorAward(): { award: AwardView; retry(): void } {
  const { data, isError, refetch } = useQuery(calendarAwardQuery(useApi()));
  useBoundaryReload(queryKeys.calendarAward);
  return { award: viewOf(data, isError), retry: () => void refetch() };
}

function viewOf(data: { payout: number; percent: number } | undefined, failed: boolean): AwardView {
  if (data) return { kind: 'known', payout: data.payout, percent: data.percent };
  return { kind: failed ? 'failed' : 'loading' };
}
