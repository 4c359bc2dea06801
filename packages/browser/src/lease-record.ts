import { randomId } from './random.ts';

const PREFIX = 'baize.lease.';

/** One tab's hand on a lease in local storage that all tabs of the browser see. */
export type LeaseRecord = {
  /** The storage key, as `storage` events name it. */
  key: string;
  /** Who holds it: this tab, another, or nobody (free, expired, or not to be believed). */
  holder(): 'this' | 'other' | 'nobody';
  /** Writes this tab as the holder from now on, also to renew; false when storage takes nothing more. */
  acquire(): boolean;
  /** Frees the lease if this tab holds it. */
  release(): void;
};

type LeaseOptions = { storage: Storage; name: string; lastsMs: number };

/** Opens the lease of a name; `lastsMs` is how long one taking holds, and no other tab's is believed to hold longer. */
export function leaseRecord({ storage, name, lastsMs }: LeaseOptions): LeaseRecord {
  const key = PREFIX + name;
  const owner = randomId();

  function holder(): 'this' | 'other' | 'nobody' {
    try {
      const raw: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      if (typeof raw !== 'object' || raw === null || !('owner' in raw) || !('until' in raw)) return 'nobody';
      const now = Date.now();
      if (typeof raw.until !== 'number' || raw.until > now + lastsMs || raw.until <= now) return 'nobody';
      return raw.owner === owner ? 'this' : 'other';
    } catch {
      return 'nobody';
    }
  }

  return {
    key,
    holder,
    acquire() {
      try {
        storage.setItem(key, JSON.stringify({ owner, until: Date.now() + lastsMs }));
        return true;
      } catch {
        return false;
      }
    },
    release() {
      if (holder() !== 'this') return;
      try {
        storage.removeItem(key);
      } catch {
        // A lease that cannot be given back ends by itself.
      }
    },
  };
}
