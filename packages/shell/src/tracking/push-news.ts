import { stored } from '@baize/browser/storage';

/** What happens to a player that the push service hears of (SES-12). */
const PUSH_EVENTS = ['LOGIN', 'SIGN_UP', 'DEPOSIT', 'CLAIM'] as const;

export type PushEvent = (typeof PUSH_EVENTS)[number];

export interface PushNews {
  event: PushEvent;
  userId: string;
  /** Names this very happening: several tabs may hear of it, it is told once. */
  id?: string;
}

const ONE_DAY = 24 * 60 * 60_000;
const MOST = 20;

interface Board {
  waiting: readonly PushNews[];
  told: readonly string[];
}

/**
 * News that wait for the push service. They outlive the document: money is paid on pages where no foreign script, and
 * so no push library, ever is.
 */
const board = stored<Board>({
  key: 'push-news',
  parse: (raw) => (isBoard(raw) ? raw : undefined),
  fallback: { waiting: [], told: [] },
  expires: ONE_DAY,
});

/** Tells the push service what happened to a player, now or when its library is there. */
export function tellPush(news: PushNews): void {
  const { waiting, told } = board.get();
  if (news.id !== undefined && told.includes(news.id)) return;
  board.set({
    waiting: [...waiting, news].slice(-MOST),
    told: news.id === undefined ? told : [...told, news.id].slice(-MOST),
  });
}

/** Whether news are due: a player's once the service knows them, a new account's at once. */
function isDue({ event, userId }: PushNews, user: string | null | undefined): boolean {
  return userId === user || event === 'SIGN_UP';
}

export const pushNews = {
  /** Whether something is due while this user is the service's. */
  waiting: (user: string | null | undefined): boolean =>
    board.get().waiting.some((news) => isDue(news, user)),
  /** All that is due, which then waits no more. */
  take(user: string | null | undefined): readonly PushNews[] {
    const { waiting, told } = board.get();
    const due = waiting.filter((news) => isDue(news, user));
    if (due.length > 0) board.set({ waiting: waiting.filter((news) => !isDue(news, user)), told });
    return due;
  },
  subscribe: board.subscribe,
};

function isBoard(raw: unknown): raw is Board {
  if (typeof raw !== 'object' || raw === null || !('waiting' in raw) || !('told' in raw)) return false;
  const { waiting, told } = raw;
  return Array.isArray(waiting) && waiting.every(isNews) && Array.isArray(told) && told.every(isText);
}

function isNews(raw: unknown): raw is PushNews {
  if (typeof raw !== 'object' || raw === null || !('event' in raw) || !('userId' in raw)) return false;
  return PUSH_EVENTS.some((event) => event === raw.event) && isText(raw.userId);
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string';
}
