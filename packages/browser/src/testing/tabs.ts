import { vi } from 'vitest';

type Grant = (lock: Lock | null) => unknown;

/** The browser's locks as far as tabs can tell: one holder a name, the others in their order. */
export function fakeLocks() {
  const queues = new Map<string, (() => void)[]>();
  const held = new Set<string>();

  async function hold(name: string, grant: Grant): Promise<unknown> {
    held.add(name);
    try {
      return await grant({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
      queues.get(name)?.shift()?.();
    }
  }

  async function request(name: string, options: LockOptions, grant: Grant): Promise<unknown> {
    await Promise.resolve();
    const { signal } = options;
    if (options.ifAvailable === true && held.has(name)) return grant(null);
    if (held.has(name)) {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      await new Promise<void>((turn, refuse) => {
        queue.push(turn);
        signal?.addEventListener('abort', () => {
          queue.splice(queue.indexOf(turn), 1);
          refuse(new DOMException('given up', 'AbortError'));
        });
      });
    }
    return hold(name, grant);
  }

  return { request, held };
}

const browser = { onLine: true };

/** Gives the page locks of its own, or none, and a line. */
export function stubLocks(locks: unknown): void {
  browser.onLine = true;
  vi.stubGlobal('navigator', Object.assign(browser, { locks }));
}

/** Sets what a browser with stubbed locks says about its line, and says it. */
export function setConnection(line: 'online' | 'offline'): void {
  browser.onLine = line === 'online';
  window.dispatchEvent(new Event(line));
}

/** Shows or hides the page, as its tab would. */
export function setVisibility(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What another tab does to local storage: the change, and the event it makes here. */
export function simulateStorageChange(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}
