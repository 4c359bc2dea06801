import { platformClock } from '@baize/browser/clock';
import { storedValue } from '@baize/browser/storage';
import { useMemo, useSyncExternalStore } from 'react';

/** A payment under way whose end the player has not been told. */
export interface ExpectedPayment {
  transactionId: string;
  type: 'deposit' | 'withdrawal';
  /** Whose it is: nobody else who logs in is told of it. */
  userId: string;
  /** When it was first seen under way, epoch ms by the platform's clock. */
  since: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** A deposit that is open for longer is the support's matter; a bank may take weeks over a withdrawal. */
const REMEMBERED_MS = { deposit: 2 * DAY_MS, withdrawal: 30 * DAY_MS } as const;

const MAX_PAYMENTS = 20;

const stored = storedValue<readonly ExpectedPayment[]>({
  key: 'expected-payments',
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isExpectedPayment).filter(isRecent) : undefined),
  fallback: [],
  expires: REMEMBERED_MS.withdrawal,
});

/** Open on a page of this tab that tells their end itself. */
const watched = new Map<string, number>();

/** The payments of this browser whose end is to be told, wherever the player is by then, also after a reload (PAY-07, PAY-10). */
export const expectedPayments = {
  add(payments: readonly Omit<ExpectedPayment, 'since'>[]): void {
    const since = platformClock.now();
    const kept = stored.get();
    const isNew = ({ transactionId }: Pick<ExpectedPayment, 'transactionId'>) =>
      kept.every((one) => one.transactionId !== transactionId);
    const news = payments.filter(isNew).map((one) => ({ ...one, since }));
    if (news.length > 0) stored.set([...kept, ...news].slice(-MAX_PAYMENTS));
  },
  /** Its end is told: false where another tab, or another part of the page, has told it. */
  remove(transactionId: string): boolean {
    const all = stored.get();
    const others = all.filter((one) => one.transactionId !== transactionId);
    if (others.length === all.length) return false;
    stored.set(others);
    return true;
  },
  /** A page tells the end of these itself as long as it is there; returns how to stop. */
  watch(transactionIds: readonly string[]): () => void {
    const count = (id: string, by: 1 | -1) => watched.set(id, (watched.get(id) ?? 0) + by);
    for (const id of transactionIds) count(id, 1);
    return () => {
      for (const id of transactionIds) count(id, -1);
    };
  },
  isWatched: (transactionId: string): boolean => (watched.get(transactionId) ?? 0) > 0,
};

/** The payments whose end a player waits for. */
export function useExpectedPayments(userId: string | null): readonly ExpectedPayment[] {
  const all = useSyncExternalStore(stored.subscribe, stored.get, stored.get);
  return useMemo(() => all.filter((one) => one.userId === userId), [all, userId]);
}

function isRecent({ type, since }: ExpectedPayment): boolean {
  return platformClock.now() - since < REMEMBERED_MS[type];
}

function isExpectedPayment(raw: unknown): raw is ExpectedPayment {
  if (typeof raw !== 'object' || raw === null) return false;
  const { transactionId, type, userId, since } = Object.fromEntries(Object.entries(raw));
  return (
    typeof transactionId === 'string' &&
    (type === 'deposit' || type === 'withdrawal') &&
    typeof userId === 'string' &&
    Number.isFinite(since)
  );
}
