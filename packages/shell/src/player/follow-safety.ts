import { userDetailsQuery } from '@baize/api/queries/user-details';
import type { ApiClient } from '@baize/api/client';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { safetyStore } from './known-safety.ts';
import { safetyOf } from './use-safety.ts';

/** Keeps what the page knows of exclusion and freeze in line with the player's details. Answers how to stop. */
export function followSafety(runtime: { api: ApiClient; queryClient: QueryClient }): () => void {
  const { queryKey } = userDetailsQuery(runtime.api);
  const hash = hashKey(queryKey);
  const look = () => {
    const details = runtime.queryClient.getQueryData(queryKey);
    safetyStore.set(details ? safetyOf(details) : 'free');
  };
  look();
  return runtime.queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) look();
  });
}
