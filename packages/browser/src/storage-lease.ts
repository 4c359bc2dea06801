import { leaseRecord, type LeaseRecord } from './lease-record.ts';
import { webStorage } from './web-storage.ts';

const LEASE_MS = 20_000;
const SETTLE_MS = 40;
const RETRY_INTERVAL_MS = 150;

/**
 * Runs `work` under a lease in local storage, for browsers without locks: written, read back after a moment, renewed
 * while the work runs, and taken over when a tab died with it. Without storage the work simply runs: other tabs cannot
 * be seen then, and the platform's idempotency key is the last guard.
 */
export async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const storage = webStorage('local');
  if (storage === null) return work();
  const lease = leaseRecord({ storage, name, lastsMs: LEASE_MS });
  let renewal: ReturnType<typeof setInterval> | undefined;
  if (await acquire(lease)) renewal = setInterval(() => lease.acquire(), LEASE_MS / 4);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    lease.release();
  }
}

/** False when storage takes nothing more: then there is no lease to wait for either. */
async function acquire(lease: LeaseRecord): Promise<boolean> {
  for (;;) {
    if (lease.holder() === 'other') {
      await delay(RETRY_INTERVAL_MS);
    } else {
      if (!lease.acquire()) return false;
      await delay(SETTLE_MS + Math.random() * SETTLE_MS);
      if (lease.holder() === 'this') return true;
    }
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}
