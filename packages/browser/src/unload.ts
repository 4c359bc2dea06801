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
 * While what a page knows would be lost, the browser asks before it is reloaded or closed. Listens only meanwhile: a page with such a
 * listener is not kept for Back by every browser.
 */
export function unloadQuestion(): { setNeeded(needed: boolean): void } {
  let isListening = false;
  const ask = (event: Event) => event.preventDefault();
  return {
    setNeeded(needed) {
      if (needed === isListening) return;
      isListening = needed;
      if (needed) globalThis.addEventListener?.('beforeunload', ask);
      else globalThis.removeEventListener?.('beforeunload', ask);
    },
  };
}
