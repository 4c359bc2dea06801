/** Knows whether its page is being left. */
export type UnloadWatcher = { isUnloading(): boolean; unwatch(): void };

/**
 * Watches whether the page is about to be left for another document: it lives on until the next one is there, and what it
 * shows meanwhile nobody sees. A leaving that comes to nothing (a download) counts too.
 */
export function watchUnload(): UnloadWatcher {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  globalThis.addEventListener?.('beforeunload', leave);
  return {
    isUnloading: () => leaving,
    unwatch: () => globalThis.removeEventListener?.('beforeunload', leave),
  };
}

/**
 * From now on the browser asks before the page is reloaded or closed; returns how to stop. Only while something would be lost: a
 * page that listens for this is not kept for Back by every browser.
 */
export function askBeforeUnload(): () => void {
  const ask = (event: Event) => event.preventDefault();
  globalThis.addEventListener?.('beforeunload', ask);
  return () => globalThis.removeEventListener?.('beforeunload', ask);
}
