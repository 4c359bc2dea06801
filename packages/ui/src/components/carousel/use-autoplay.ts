import { useEffect, useSyncExternalStore } from 'react';

const EVERY = 3000;

/** Moves on every 3 s while `running` and while somebody can see the page. */
export function useAutoplay({ running, next }: { running: boolean; next(): void }): void {
  const seen = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState !== 'hidden',
    () => false,
  );
  useEffect(() => {
    if (!running || !seen) return undefined;
    const timer = setInterval(next, EVERY);
    return () => clearInterval(timer);
  }, [running, seen, next]);
}

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
