import { queryKeys } from '@baize/api/queries/keys';
import type { DepositStatus } from '@baize/domain/deposit-payment';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads again what a settled deposit changes: the limits, which a failed one uses no longer, and by a credited one the balance. */
export function useRefreshWhenSettled(status: DepositStatus): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (status === 'open' || status === 'unknown') return;
    void cache.invalidateQueries({ queryKey: queryKeys.limits });
    if (status === 'credited') void cache.invalidateQueries({ queryKey: queryKeys.userDetails });
  }, [status, cache]);
}
