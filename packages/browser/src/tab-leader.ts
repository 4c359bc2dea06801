import { leadByLease } from './lead-by-lease.ts';
import { leadByLock, type Bid, type BidResult } from './lead-by-lock.ts';
import { watchPresence } from './presence.ts';

/**
 * Where a tab stands for one name: it leads, follows another tab that does, does not know yet, or rests because nobody
 * can see it or it has no line.
 */
export type TabStanding = BidResult | 'undecided' | 'rests';

/** This tab's part in leading one name. */
export type TabLeader = {
  isLeader(): boolean;
  standing(): TabStanding;
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
export function leadTabs(name: string): TabLeader {
  const listeners = new Set<() => void>();
  let standing: TabStanding = 'rests';
  let bid: AbortController | null = null;

  const become = (next: TabStanding) => {
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
    if (!presence.isPresent()) return withdraw();
    if (bid !== null) return;
    const own = new AbortController();
    bid = own;
    become('undecided');
    const tell = (result: BidResult) => {
      if (!own.signal.aborted) become(result);
    };
    void contend({ name, signal: own.signal, tell });
  };
  const presence = watchPresence(attend);
  attend();

  return {
    isLeader: () => standing === 'leads',
    standing: () => standing,
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

async function contend(bid: Bid): Promise<void> {
  const locks = globalThis.navigator.locks;
  if (locks === undefined) return leadByLease(bid);
  try {
    await leadByLock(locks, bid);
  } catch {
    // An opaque origin, a page being left, or simply the end of the bid.
    if (!bid.signal.aborted) await leadByLease(bid);
  }
}
