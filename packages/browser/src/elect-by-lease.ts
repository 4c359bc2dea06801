import type { ElectionOptions } from './elect-by-lock.ts';
import { leaseRecord, type LeaseRecord } from './lease-record.ts';
import { webStorage } from './web-storage.ts';

/** A tab that died is followed within this time; a closed or hidden one at once. */
const LEASE_MS = 6_000;
const HEARTBEAT_MS = 2_000;
const SETTLE_MS = 40;

/**
 * Bids by a lease in local storage with a heartbeat, for browsers without locks. Where storage is blocked or full, no
 * tab can see another: then this one leads.
 */
export async function electByLease({ name, signal, onResult }: ElectionOptions): Promise<void> {
  const storage = webStorage('local');
  if (storage === null) return onResult('leads');
  const lease = leaseRecord({ storage, name, lastsMs: LEASE_MS });
  signal.addEventListener('abort', () => lease.release());
  while (!signal.aborted) {
    if (lease.holder() === 'other') {
      onResult('follows');
      await waitForChange(lease.key, { ms: HEARTBEAT_MS, signal });
    } else if (!lease.acquire()) {
      return onResult('leads');
    } else {
      // Whoever wrote last within this moment is the one.
      await waitForChange(null, { ms: SETTLE_MS + Math.random() * SETTLE_MS, signal });
      if (lease.holder() === 'this') await holdLease(lease, { signal, onResult });
    }
  }
}

/** Leads until the bid is over or another tab holds the lease. */
async function holdLease(
  lease: LeaseRecord,
  { signal, onResult }: Pick<ElectionOptions, 'signal' | 'onResult'>,
): Promise<void> {
  while (!signal.aborted && lease.holder() !== 'other') {
    lease.acquire();
    onResult('leads');
    await waitForChange(lease.key, { ms: HEARTBEAT_MS, signal });
  }
}

type Pause = { ms: number; signal: AbortSignal };

/** Waits for another tab to touch a key, at most `ms`; ends early with the bid. */
function waitForChange(key: string | null, { ms, signal }: Pause): Promise<void> {
  return new Promise((done) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { signal: over.signal });
    const heard = (event: StorageEvent) => {
      if (event.key === null || event.key === key) end();
    };
    if (key !== null) globalThis.window.addEventListener('storage', heard, { signal: over.signal });
  });
}
