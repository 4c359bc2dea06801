import { useEffect, useSyncExternalStore } from 'react';

const INTERVAL_MS = 3000;

/** Moves on every 3 s while `running` and while somebody can see the page. */
export function useAutoplay({ running, next }: { running: boolean; next(): void }): void {
  const seen = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState !== 'hidden',
    () => false,
  );
  useEffect(() => {
    if (!running || !seen) return undefined;
    const timer = setInterval(next, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running, seen, next]);
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
