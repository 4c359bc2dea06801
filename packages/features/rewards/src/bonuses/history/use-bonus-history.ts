import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { userBonusQuery } from '@baize/api/queries/user-bonus';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import type { BonusHistoryUrlState } from './use-bonus-history-url-state.ts';

const ROWS = 10;

/** One page of what has ended. `stale` while another page is on its way. */
export type HistoryState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'known'; rows: readonly BonusLabel[]; page: number; pages: number; stale: boolean };

/** The player's ended bonuses at a place of the history, the newest first. */
export function useBonusHistory({ filter, page }: BonusHistoryUrlState): HistoryState {
  const status = filter === 'all' ? {} : { status: filter };
  const asked = useQuery(userBonusQuery(useApi(), { pageNo: page, limit: ROWS, ...status }));
  const { data } = asked;
  if (data) {
    const rows = data.rows.filter((bonus) => bonus.status !== 'active' && bonus.status !== 'offered');
    const pages = Math.max(1, Math.ceil(data.count / ROWS));
    return { kind: 'known', rows, page, pages, stale: asked.isPlaceholderData };
  }
  if (asked.isError) return { kind: 'failed', retry: () => void asked.refetch() };
  return { kind: 'loading' };
}
