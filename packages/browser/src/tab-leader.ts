import { electByLease } from './elect-by-lease.ts';
import { electByLock, type ElectionOptions, type ElectionResult } from './elect-by-lock.ts';
import { watchPageLifecycle } from './page-lifecycle.ts';

/**
 * Where a tab stands for one name: it leads, follows another tab that does, does not know yet, or rests because nobody
 * can see it or it has no line.
 */
export type TabLeadershipStatus = ElectionResult | 'undecided' | 'rests';

/** This tab's part in leading one name. */
export type TabLeader = {
  isLeader(): boolean;
  status(): TabLeadershipStatus;
  /** Hears every turn; returns how to stop hearing. */
  subscribe(listener: () => void): () => void;
  /** Gives the lead up for good. */
  stop(): void;
};

/**
 * Takes part in leading `name` among the tabs of this browser: one visible tab with a line leads at a time (HTTP-06). A
 * tab gives the lead up when it is hidden, frozen, offline or closed, and bids again on its return. Uses the browser's
 * locks, a lease in storage where they are missing or refused; where storage is blocked too, every tab leads.
 */
export function electTabLeader(name: string): TabLeader {
  const listeners = new Set<() => void>();
  let standing: TabLeadershipStatus = 'rests';
  let bid: AbortController | null = null;

  const become = (next: TabLeadershipStatus) => {
    if (next === standing) return;
    standing = next;
    for (const listener of listeners) listener();
  };
  const withdraw = () => {
    bid?.abort();
    bid = null;
    become('rests');
  };
  const attend = () => {
    if (!presence.isActive()) return withdraw();
    if (bid !== null) return;
    const own = new AbortController();
    bid = own;
    become('undecided');
    const onResult = (result: ElectionResult) => {
      if (!own.signal.aborted) become(result);
    };
    void runElection({ name, signal: own.signal, onResult });
  };
  const presence = watchPageLifecycle(attend);
  attend();

  return {
    isLeader: () => standing === 'leads',
    status: () => standing,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      presence.stop();
      withdraw();
      listeners.clear();
    },
  };
}

async function runElection(bid: ElectionOptions): Promise<void> {
  const locks = globalThis.navigator.locks;
  if (locks === undefined) return electByLease(bid);
  try {
    await electByLock(locks, bid);
  } catch {
    // An opaque origin, a page being left, or simply the end of the bid.
    if (!bid.signal.aborted) await electByLease(bid);
  }
}
