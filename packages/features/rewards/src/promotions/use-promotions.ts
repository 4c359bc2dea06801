import type { Promotion } from '@baize/api/calls/rewards';
import { allBonusQuery, PROMOTIONS_A_PAGE } from '@baize/api/queries/all-bonus';
import { openFirst } from '@baize/domain/promotions';
import { useApi } from '@baize/shell/player';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePromoAsk, type PromoWish } from './use-promo-ask.ts';

/** Further pages: how they come, and whether the last try failed. */
export interface MorePromotions {
  state: 'still' | 'loading' | 'failed';
  load(): void;
}

/** Promotions as far as they are loaded; `busy` while other ones are on their way. */
export interface KnownPromotions {
  kind: 'known';
  rows: readonly Promotion[];
  count: number;
  busy: boolean;
  /** Null at the end. */
  more: MorePromotions | null;
}

export type Promotions =
  | { kind: 'waiting' }
  | { kind: 'offline' }
  | { kind: 'failed'; retry(): void }
  | KnownPromotions;

/** After these the player is told, though the reading still tries again by itself. */
const SILENT_FAILURES = 1;

/** The promotions for whoever looks, page by page (PRO-01), of each what is open to them first, inside `PlayerProviders`. */
export function usePromotions(wish: PromoWish): Promotions {
  const api = useApi();
  const ask = usePromoAsk(wish);
  const list = useInfiniteQuery({
    ...allBonusQuery(api, ask ?? {}),
    enabled: ask !== null,
    placeholderData: keepPreviousData,
  });
  if (list.data) {
    const failed = list.isFetchNextPageError && !list.isFetchingNextPage;
    return {
      kind: 'known',
      rows: openFirst(list.data.rows, PROMOTIONS_A_PAGE),
      count: Math.max(list.data.count, list.data.rows.length),
      busy: list.isPlaceholderData,
      more: list.hasNextPage
        ? {
            state: failed ? 'failed' : list.isFetchingNextPage ? 'loading' : 'still',
            load: () => void list.fetchNextPage(),
          }
        : null,
    };
  }
  if (list.fetchStatus === 'paused') return { kind: 'offline' };
  if (list.isError || list.failureCount > SILENT_FAILURES)
    return { kind: 'failed', retry: () => void list.refetch() };
  return { kind: 'waiting' };
}
