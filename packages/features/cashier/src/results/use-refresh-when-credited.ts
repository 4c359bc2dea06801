import { queryKeys } from '@baize/api/queries/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads balance and limits again once a deposit is known to be credited. */
export function useRefreshWhenCredited(isCredited: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isCredited) return;
    for (const queryKey of [queryKeys.userDetails, queryKeys.limits])
      void cache.invalidateQueries({ queryKey });
  }, [isCredited, cache]);
}
