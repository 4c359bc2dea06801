import { useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { UNSAFE_DataRouterContext, type Blocker, type BlockerFunction } from 'react-router';

/**
 * Holds a navigation back as React Router's `useBlocker` does, by the router itself: that hook would stand in the code
 * which every first page loads. Null while nothing is held back.
 */
export function useLeaveBlocker(shouldBlock: BlockerFunction): Extract<Blocker, { state: 'blocked' }> | null {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  const mayBlock = useEffectEvent<BlockerFunction>((navigation) => shouldBlock(navigation));
  useEffect(() => {
    if (!router) return undefined;
    router.getBlocker(key, (navigation) => mayBlock(navigation));
    const unsubscribe = router.subscribe(({ blockers }) => setBlocker(blockers.get(key) ?? null));
    return () => {
      unsubscribe();
      router.deleteBlocker(key);
    };
  }, [router, key]);
  return blocker?.state === 'blocked' ? blocker : null;
}
