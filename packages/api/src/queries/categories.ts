import { queryOptions } from '@tanstack/react-query';
import { getFullCategoryList } from '../calls/lobby/get-full-category-list.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** The lobby's categories in one locale's words, a list of `Category` in the platform's order (GAM-01). */
export function categoriesQuery(client: ApiClient, locale: string) {
  return queryOptions({
    queryKey: queryKeys.categories(locale),
    queryFn: async ({ signal }) =>
      (await client.send(getFullCategoryList, { query: { locale } }, { signal })).topCategoryList,
    ...reading,
    staleTime: FRESH_FOR.lobby,
  });
}
