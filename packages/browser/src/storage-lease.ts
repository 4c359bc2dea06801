import { randomId } from './random.ts';
import { webStorage } from './web-storage.ts';

const PREFIX = 'baize.lease.';
const LEASE_MS = 20_000;
const SETTLE_MS = 40;
const LOOK_AGAIN_MS = 150;

type Lease = { owner: string; until: number };

/**
 * Runs `work` under a lease in local storage, for browsers without locks: written, read back after a moment, renewed
 * while the work runs, and taken over when a tab died with it. Without storage the work simply runs: other tabs cannot
 * be seen then, and the platform's idempotency key is the last guard.
 */
export async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const storage = webStorage('local');
  if (storage === null) return work();
  const key = PREFIX + name;
  const owner = randomId();
  let renewal: ReturnType<typeof setInterval> | undefined;
  if (await acquire({ storage, key, owner })) {
    renewal = setInterval(() => write({ storage, key, owner }), LEASE_MS / 4);
  }
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    release({ storage, key, owner });
  }
}

type Holding = { storage: Storage; key: string; owner: string };

/** False when storage takes nothing more: then there is no lease to wait for either. */
async function acquire(holding: Holding): Promise<boolean> {
  for (;;) {
    const held = read(holding);
    if (held === null || held.until <= Date.now()) {
      if (!write(holding)) return false;
      await wait(SETTLE_MS + Math.random() * SETTLE_MS);
      if (read(holding)?.owner === holding.owner) return true;
    } else {
      await wait(LOOK_AGAIN_MS);
    }
  }
}

function read({ storage, key }: Holding): Lease | null {
  try {
    const raw: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('owner' in raw) || !('until' in raw)) return null;
    const { owner, until } = raw;
    const believable = typeof until === 'number' && until <= Date.now() + LEASE_MS;
    return typeof owner === 'string' && believable ? { owner, until } : null;
  } catch {
    return null;
  }
}

function write({ storage, key, owner }: Holding): boolean {
  try {
    storage.setItem(key, JSON.stringify({ owner, until: Date.now() + LEASE_MS }));
    return true;
  } catch {
    return false;
  }
}

function release(holding: Holding): void {
  if (read(holding)?.owner !== holding.owner) return;
  try {
    holding.storage.removeItem(holding.key);
  } catch {
    // A lease that cannot be given back ends by itself.
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}
