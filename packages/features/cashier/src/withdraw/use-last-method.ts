import { LATEST_WITHDRAWALS, transactionsQuery } from '@baize/api/queries/transactions';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';

/**
 * What the method of the player's newest withdrawal is called, null for none. `loading` until the transactions are known or
 * could not be read once: a form that has begun does not change its method.
 */
export function useLastMethod(): { kind: 'loading' } | { kind: 'known'; title: string | null } {
  const { data, isLoading, failureCount } = useQuery(transactionsQuery(useApi(), LATEST_WITHDRAWALS));
  if (isLoading && failureCount === 0) return { kind: 'loading' };
  const last = data?.rows.find(({ type, method }) => type === 'withdrawal' && method !== null);
  return { kind: 'known', title: last?.method ?? null };
}
