import { userDetailsQuery } from '@baize/api/queries/user-details';
import { useApi } from '@baize/player';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Tells whether the player who sent a payment is still the one at the screen when its answer comes: another tab may have logged
 * them out, and somebody else in. Asks the cache, which the end of a session empties; the page may be gone by then.
 */
export function useIsPlayerStillHere(): (sender: string | null) => boolean {
  const cache = useQueryClient();
  const { queryKey } = userDetailsQuery(useApi());
  return (sender) => (cache.getQueryData(queryKey)?.getUser.userId ?? null) === sender;
}
