import { infiniteQueryOptions } from '@tanstack/react-query';
import { getAllBonus, type AllBonusAsk, type Promotion } from '../calls/rewards/get-all-bonus.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { joinPages, nextPage } from './next-page.ts';
import { reading } from './reading.ts';

/** How many promotions come at once where nobody asks for fewer (PRO-01). */
export const PROMOTIONS_A_PAGE = 20;

/** The promotions page by page, joined to `{ count, rows }` of `Promotion`; asked anew when the ask changes (PRO-08). */
export function allBonusQuery(client: ApiClient, ask: AllBonusAsk) {
  const limit = Number(ask.limit ?? PROMOTIONS_A_PAGE);
  return infiniteQueryOptions({
    queryKey: queryKeys.allBonusOf(ask),
    queryFn: async ({ signal, pageParam: pageNo }) =>
      (await client.send(getAllBonus, { query: { ...ask, pageNo, limit } }, { signal })).bonus,
    initialPageParam: 1,
    getNextPageParam: nextPage(limit),
    select: joinPages<Promotion>,
    ...reading,
    staleTime: FRESH_FOR.offers,
  });
}
