import type { Promotion } from '@baize/api/endpoints/rewards';
import { allBonusQuery, PROMOTIONS_PER_PAGE } from '@baize/api/queries/all-bonus';
import { sortOpenFirst } from '@baize/domain/promotions';
import { useApi } from '@baize/player';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePromotionsRequest, type PromotionsFilter } from './use-promotions-request.ts';

/** Further pages: how they come, and whether the last try failed. */
export interface MorePromotions {
  state: 'still' | 'loading' | 'failed';
  loadMore(): void;
}

/** Promotions as far as they are loaded; `busy` while other ones are on their way. */
export interface LoadedPromotions {
  kind: 'known';
  rows: readonly Promotion[];
  count: number;
  isFetching: boolean;
  /** Null at the end. */
  more: MorePromotions | null;
}

export type Promotions =
  | { kind: 'waiting' }
  | { kind: 'offline' }
  | { kind: 'failed'; retry(): void }
  | LoadedPromotions;

/** After these the player is told, though the reading still tries again by itself. */
const SILENT_FAILURES = 1;

/** The promotions for whoever looks, page by page (PRO-01), of each what is open to them first, inside `PlayerProviders`. */
export function usePromotions(wish: PromotionsFilter): Promotions {
  const api = useApi();
  const ask = usePromotionsRequest(wish);
  const list = useInfiniteQuery({
    ...allBonusQuery(api, ask ?? {}),
    enabled: ask !== null,
    placeholderData: keepPreviousData,
  });
  if (list.data) {
    const failed = list.isFetchNextPageError && !list.isFetchingNextPage;
    return {
      kind: 'known',
      rows: sortOpenFirst(list.data.rows, PROMOTIONS_PER_PAGE),
      count: Math.max(list.data.count, list.data.rows.length),
      isFetching: list.isPlaceholderData,
      more: list.hasNextPage
        ? {
            state: failed ? 'failed' : list.isFetchingNextPage ? 'loading' : 'still',
            loadMore: () => void list.fetchNextPage(),
          }
        : null,
    };
  }
  if (list.fetchStatus === 'paused') return { kind: 'offline' };
  if (list.isError || list.failureCount > SILENT_FAILURES)
    return { kind: 'failed', retry: () => void list.refetch() };
  return { kind: 'waiting' };
}
