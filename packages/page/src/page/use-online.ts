import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection; on the server and in the first render it has. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void) {
  const leaving = new AbortController();
  for (const news of ['online', 'offline'])
    window.addEventListener(news, changed, { signal: leaving.signal });
  return () => leaving.abort();
}
