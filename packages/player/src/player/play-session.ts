import { sessionHash } from '@baize/api/session-hash';
import { storedValue } from '@baize/browser/storage';
import { tokenStore } from '@baize/browser/token-store';
import { sumDecimals } from '@baize/domain/decimal';

/** Whoever has not played for so long begins a session of play anew, in ms. Ours: the sources name no length. */
const SESSION_GAP_MS = 60 * 60_000;

/** So many rounds are known by their id: one that is told twice counts once. */
const MAX_ROUND_IDS = 50;

/** What was staked and what came of it, in one currency. */
export interface PlaySum {
  /** Null where the platform named none. */
  currency: string | null;
  staked: number;
  net: number;
}

/** The player's present session of play for money, over all games and tabs (LIM-07). */
export interface PlaySession {
  /** The platform's instant at which its first game was ready. */
  since: number;
  /** By currency, the one played last first. */
  sums: readonly PlaySum[];
}

interface StoredPlaySession extends PlaySession {
  /** Whose it is, by the mark of their token. */
  mark: string;
  /** When a game last said something. */
  latest: number;
  rounds: readonly string[];
  /** Who counts: the games' own messages, or the platform, once it has told its sums. */
  countedBy?: 'platform';
}

const storedSession = storedValue<StoredPlaySession | null>({
  key: 'play-session',
  parse: (raw) => (isStoredSession(raw) ? raw : undefined),
  fallback: null,
});

/** Hears every change of it, also those of other tabs. */
export const subscribePlaySession = storedSession.subscribe;

/** The session of play of whoever is signed in here; null before their first game. */
export function getPlaySession(): StoredPlaySession | null {
  const session = storedSession.get();
  return session?.mark === sessionHash(tokenStore.get()) ? session : null;
}

/** Whether a session of play still goes on: a game has said something within the pause that ends one. */
export function isPlaySessionActive({ latest }: Pick<StoredPlaySession, 'latest'>, now: number): boolean {
  return now - latest < SESSION_GAP_MS;
}

/** A game for money is ready; the first one begins the session. */
export function startPlaySession(at: number): void {
  const session = getPlaySession();
  if (session && isPlaySessionActive(session, at)) storedSession.set({ ...session, latest: at });
  else
    storedSession.set({ mark: sessionHash(tokenStore.get()), since: at, latest: at, rounds: [], sums: [] });
}

/** A round for money ended. */
export function recordRound(round: {
  id: string;
  stake: number;
  win: number;
  currency: string | null;
  at: number;
}): void {
  const { id, stake, win, currency, at } = round;
  if (!getPlaySession()) startPlaySession(at);
  const session = getPlaySession();
  if (!session || session.rounds.includes(id)) return;
  const known = { ...session, latest: at, rounds: [...session.rounds, id].slice(-MAX_ROUND_IDS) };
  // The platform's sums may hold its stake already, and are read again after each round.
  if (session.countedBy === 'platform') return storedSession.set(known);
  const before = session.sums.find((sum) => sum.currency === currency) ?? { currency, staked: 0, net: 0 };
  const sum = {
    currency,
    staked: sumDecimals([before.staked, stake]),
    net: sumDecimals([before.net, win, -stake]),
  };
  storedSession.set({
    ...known,
    sums: [sum, ...session.sums.filter((other) => other.currency !== currency)],
  });
}

/** Takes the platform's sums of a session: they hold also the rounds whose page was left before they ended. */
export function setPlaySums(since: number, sums: readonly PlaySum[]): void {
  const session = getPlaySession();
  if (session?.since !== since) return;
  const isKnown = session.countedBy === 'platform' && JSON.stringify(session.sums) === JSON.stringify(sums);
  if (!isKnown) storedSession.set({ ...session, sums, countedBy: 'platform' });
}

function isStoredSession(raw: unknown): raw is StoredPlaySession {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'mark' in raw &&
    'since' in raw &&
    Number.isFinite(raw.since) &&
    'latest' in raw &&
    Number.isFinite(raw.latest) &&
    'rounds' in raw &&
    Array.isArray(raw.rounds) &&
    'sums' in raw &&
    Array.isArray(raw.sums) &&
    raw.sums.every(isSum)
  );
}

function isSum(raw: unknown): boolean {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'currency' in raw &&
    'staked' in raw &&
    Number.isFinite(raw.staked) &&
    'net' in raw &&
    Number.isFinite(raw.net)
  );
}
