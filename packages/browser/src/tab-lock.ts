import { queueByName } from './lock-queue.ts';
import { withLease } from './storage-lease.ts';

/**
 * Runs `work` while no other tab of this browser runs work of the same name; a later one waits for its turn. Uses the
 * browser's own locks, or a lease in storage where it has none; always keeps turns within this tab.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return queueByName(name, () => lockAcrossTabs(name, work));
}

async function lockAcrossTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return withLease(name, work);
  let begun: Promise<T> | null = null;
  try {
    // The browser may refuse the lock itself (an opaque origin, a page being left): then the work has not begun.
    await locks.request(`baize.${name}`, () => {
      begun = work();
      return begun.then(ignore, ignore);
    });
  } catch {
    begun ??= withLease(name, work);
  }
  return begun ?? withLease(name, work);
}

function ignore(): void {
  return undefined;
}
