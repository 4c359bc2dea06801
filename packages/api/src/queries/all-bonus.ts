import { infiniteQueryOptions } from '@tanstack/react-query';
import { getAllBonus, type AllBonusRequest, type Promotion } from '../endpoints/rewards/get-all-bonus.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { flattenPages, nextPage } from './next-page.ts';
import { queryDefaults } from './query-defaults.ts';

/** How many promotions come at once where nobody asks for fewer (PRO-01). */
export const PROMOTIONS_PER_PAGE = 20;

/** The promotions page by page, joined to `{ count, rows }` of `Promotion`; asked anew when the ask changes (PRO-08). */
export function allBonusQuery(client: ApiClient, ask: AllBonusRequest) {
  const limit = Number(ask.limit ?? PROMOTIONS_PER_PAGE);
  return infiniteQueryOptions({
    queryKey: queryKeys.allBonusOf(ask),
    queryFn: async ({ signal, pageParam: pageNo }) =>
      (await client.send(getAllBonus, { query: { ...ask, pageNo, limit } }, { signal })).bonus,
    initialPageParam: 1,
    getNextPageParam: nextPage(limit),
    select: flattenPages<Promotion>,
    ...queryDefaults,
    staleTime: STALE_TIMES.offers,
  });
}
