import { isHidden } from './visibility.ts';

/** Whether somebody may be looking at this page and it has a line, and how to stop watching that. */
export type PageLifecycle = { isActive(): boolean; stop(): void };

/**
 * Watches whether this page is seen, online, not frozen and not left; `changed` runs whenever one of these may have
 * turned. A page put into the browser's memory is away until it is shown again.
 */
export function watchPageLifecycle(changed: () => void): PageLifecycle {
  const page = globalThis.document;
  if (page === undefined) return { isActive: () => false, stop: () => undefined };
  const watching = new AbortController();
  const { signal } = watching;
  let asleep = false;
  const hears = (target: EventTarget, names: readonly string[], hear: () => void) => {
    for (const name of names) target.addEventListener(name, hear, { signal });
  };
  const turn = (next: boolean) => () => {
    asleep = next;
    changed();
  };
  hears(page, ['freeze'], turn(true));
  hears(page, ['resume'], turn(false));
  hears(globalThis.window, ['pagehide'], turn(true));
  hears(globalThis.window, ['pageshow'], turn(false));
  hears(page, ['visibilitychange'], changed);
  hears(globalThis.window, ['online', 'offline'], changed);
  return {
    isActive: () => !asleep && !isHidden() && globalThis.navigator.onLine,
    stop: () => watching.abort(),
  };
}
