import { queryOptions } from '@tanstack/react-query';
import { getFullCategoryList } from '../endpoints/lobby/get-full-category-list.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** The lobby's categories in one locale's words, a list of `Category` in the platform's order (GAM-01). */
export function categoriesQuery(client: ApiClient, locale: string) {
  return queryOptions({
    queryKey: queryKeys.categories(locale),
    queryFn: async ({ signal }) =>
      (await client.send(getFullCategoryList, { query: { locale } }, { signal })).topCategoryList,
    ...queryDefaults,
    staleTime: STALE_TIMES.lobby,
  });
}
