import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { queryKeys } from '@baize/api/queries/keys';
import type { QueryClient } from '@tanstack/react-query';

/** The bonuses this browser has seen; null where none were read yet. */
export function getCachedBonusIds(cache: QueryClient): ReadonlySet<string> | null {
  const pages = cache.getQueriesData<{ rows: readonly BonusLabel[] }>({ queryKey: queryKeys.userBonus });
  const known = pages.flatMap(([, page]) => page?.rows ?? []);
  return pages.some(([, page]) => page !== undefined) ? new Set(known.map(({ id }) => id)) : null;
}
