import { storedValue } from '@baize/browser/storage';

/** What happens to a player that the push service hears of (SES-12). */
const PUSH_EVENTS = ['LOGIN', 'SIGN_UP', 'DEPOSIT', 'CLAIM'] as const;

export type PushEventName = (typeof PUSH_EVENTS)[number];

export interface QueuedPushEvent {
  event: PushEventName;
  userId: string;
  /** Names this very happening: several tabs may hear of it, it is told once. */
  id?: string;
}

const ONE_DAY = 24 * 60 * 60_000;
const MAX_QUEUED = 20;

interface StoredQueue {
  waiting: readonly QueuedPushEvent[];
  told: readonly string[];
}

/**
 * News that wait for the push service. They outlive the document: money is paid on pages where no foreign script, and
 * so no push library, ever is.
 */
const storedQueue = storedValue<StoredQueue>({
  key: 'push-news',
  parse: (raw) => (isStoredQueue(raw) ? raw : undefined),
  fallback: { waiting: [], told: [] },
  expires: ONE_DAY,
});

/** Tells the push service what happened to a player, now or when its library is there. */
export function queuePushEvent(news: QueuedPushEvent): void {
  const { waiting, told } = storedQueue.get();
  if (news.id !== undefined && told.includes(news.id)) return;
  storedQueue.set({
    waiting: [...waiting, news].slice(-MAX_QUEUED),
    told: news.id === undefined ? told : [...told, news.id].slice(-MAX_QUEUED),
  });
}

/** Whether news are due: a player's once the service knows them, a new account's at once. */
function isDue({ event, userId }: QueuedPushEvent, user: string | null | undefined): boolean {
  return userId === user || event === 'SIGN_UP';
}

export const pushQueue = {
  /** Whether something is due while this user is the service's. */
  waiting: (user: string | null | undefined): boolean =>
    storedQueue.get().waiting.some((news) => isDue(news, user)),
  /** All that is due, which then waits no more. */
  take(user: string | null | undefined): readonly QueuedPushEvent[] {
    const { waiting, told } = storedQueue.get();
    const due = waiting.filter((news) => isDue(news, user));
    if (due.length > 0) storedQueue.set({ waiting: waiting.filter((news) => !isDue(news, user)), told });
    return due;
  },
  subscribe: storedQueue.subscribe,
};

function isStoredQueue(raw: unknown): raw is StoredQueue {
  if (typeof raw !== 'object' || raw === null || !('waiting' in raw) || !('told' in raw)) return false;
  const { waiting, told } = raw;
  return Array.isArray(waiting) && waiting.every(isPushEvent) && Array.isArray(told) && told.every(isText);
}

function isPushEvent(raw: unknown): raw is QueuedPushEvent {
  if (typeof raw !== 'object' || raw === null || !('event' in raw) || !('userId' in raw)) return false;
  return PUSH_EVENTS.some((event) => event === raw.event) && isText(raw.userId);
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string';
}
