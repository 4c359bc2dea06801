import { readNumber } from '../money/number-text.ts';

/** Why a session can end, as sent with a logout. Source: S2 §3 "Logout payload"; a closed account is ours. */
export const LOGOUT_REASONS = [
  'USER_INITIATED',
  'USER_INACTIVITY_TIMEOUT',
  'SESSION_EXPIRED',
  'ACCOUNT_LOCKED',
  'SECURITY_LOGOUT',
  'CONCURRENT_SESSION',
  'SYSTEM_MAINTENANCE',
  'ACCOUNT_CLOSED',
] as const;

/** One of the reasons a session can end for. */
export type LogoutReason = (typeof LOGOUT_REASONS)[number];

/** Tells whether a value, say one read from storage or a socket, is a logout reason. */
export function isLogoutReason(value: unknown): value is LogoutReason {
  return LOGOUT_REASONS.some((reason) => reason === value);
}

/** Minutes without input after which a player is logged out when settings give none. Source: S2 §9. */
export const DEFAULT_INACTIVITY_MINUTES = 30;

/**
 * Gives after how many minutes without input a player is logged out: the setting (a number, or a text holding one)
 * when above 1, fractions kept, else 30. Source: S2 §9.
 */
export function inactivityMinutes(setting: unknown): number {
  const minutes = readNumber(setting);
  return minutes !== null && minutes > 1 ? minutes : DEFAULT_INACTIVITY_MINUTES;
}

/** A forced end the player is to be told of: its reason and its instant (epoch ms). */
export type ForcedLogout = { reason: LogoutReason; at: number };

const LAST_INSTANT = 8.64e15;

function fieldOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  return Object.getOwnPropertyDescriptor(record, name)?.value;
}

/**
 * Reads a forced end back from where it was stored. That is untrusted: an unknown reason, an instant no calendar has,
 * or the player's own log-out (which nobody is told of) is none. Source: S2 §4 "Inactivity"; requirements SES-05.
 */
export function parseForcedLogout(stored: unknown): ForcedLogout | null {
  const reason = fieldOf(stored, 'reason');
  const at = fieldOf(stored, 'at');
  if (!isLogoutReason(reason) || reason === 'USER_INITIATED') return null;
  return typeof at === 'number' && Math.abs(at) <= LAST_INSTANT ? { reason, at } : null;
}

const ALERTS = {
  USER_INITIATED: null,
  USER_INACTIVITY_TIMEOUT: 'inactive',
  SESSION_EXPIRED: null,
  ACCOUNT_LOCKED: 'logout',
  SECURITY_LOGOUT: 'logout',
  CONCURRENT_SESSION: 'logout',
  SYSTEM_MAINTENANCE: 'logout',
  ACCOUNT_CLOSED: 'logout',
} as const satisfies Record<LogoutReason, 'inactive' | 'logout' | null>;

/**
 * Says which session-ended alert a player sees at their next click or key press: that they were inactive, that they
 * were logged out, or none: after their own log-out, and after an expired session, which opened the log-in at once.
 * Source: S2 §4 "Inactivity"; requirements SES-06.
 */
export function sessionAlert(ended: ForcedLogout | null): 'inactive' | 'logout' | null {
  return ended && ALERTS[ended.reason];
}

/**
 * Where a session stands. `ended` is null unless it was ended by force; `unread`: there is a token, and the platform could
 * not tell whose.
 */
export type SessionState =
  | { phase: 'starting' }
  | { phase: 'signed-in' }
  | { phase: 'signed-out'; ended: ForcedLogout | null; isUnverified?: true };

/**
 * What happened to a session, in the past tense. `ended` of `tokenMissing` is a forced end still stored from before
 * the page was loaded; `detailsRefused` is a 403 at the start, `detailsFailed` any other failure there, after which
 * the start may be `retried`. `signedOut` with `elsewhere` was another tab's doing: the token, gone or another
 * player's by now, is that tab's.
 */
export type SessionEvent =
  | { type: 'tokenMissing'; ended?: ForcedLogout | null }
  | { type: 'detailsLoaded' }
  | { type: 'detailsRefused' }
  | { type: 'detailsFailed' }
  | { type: 'retried' }
  | { type: 'signedIn' }
  | { type: 'signedUp'; loginOff: boolean }
  | { type: 'signedOut'; elsewhere?: true }
  | { type: 'sessionEnded'; reason: LogoutReason; at: number };

/** The state after an event (the same object when nothing changed), and what to do: clear the token, open the log-in. */
export type SessionDecision = { state: SessionState; clearToken: boolean; openLogin: boolean };

function stay(state: SessionState): SessionDecision {
  return { state, clearToken: false, openLogin: false };
}

function leave(ended: ForcedLogout | null, openLogin: boolean): SessionDecision {
  return { state: { phase: 'signed-out', ended }, clearToken: true, openLogin };
}

/** A second reason, or one that comes when nobody is signed in, changes nothing: the first one wins. */
function end(state: SessionState, { reason, at }: ForcedLogout): SessionDecision {
  if (state.phase === 'signed-out') return stay(state);
  if (reason === 'USER_INITIATED') return leave(null, false);
  return leave({ reason, at }, reason === 'SESSION_EXPIRED');
}

/**
 * Decides what an event makes of a session. Only a refusal (403) or an end clears the token; a failed start keeps it
 * for the next load. An expired session opens the log-in, any other forced end leaves that to the session-ended
 * alert. A sign-up discards its token and opens the log-in, unless log-in is off on the mirror domain, where the
 * token signs the player in. Source: S2 §4 "Auth", S1 §4 "Session"; requirements SES-01, SES-04.
 */
export function decideSession(state: SessionState, event: SessionEvent): SessionDecision {
  const starting = state.phase === 'starting';
  switch (event.type) {
    case 'tokenMissing':
      return stay(starting ? { phase: 'signed-out', ended: event.ended ?? null } : state);
    case 'detailsLoaded':
      return stay(starting ? { phase: 'signed-in' } : state);
    case 'detailsRefused':
      return state.phase === 'signed-out' ? stay(state) : leave(null, true);
    case 'detailsFailed':
      return stay(starting ? { phase: 'signed-out', ended: null, isUnverified: true } : state);
    case 'retried':
      return stay(state.phase === 'signed-out' && state.isUnverified ? { phase: 'starting' } : state);
    case 'signedIn':
      return stay(state.phase === 'signed-in' ? state : { phase: 'signed-in' });
    case 'signedUp':
      return event.loginOff ? stay({ phase: 'signed-in' }) : leave(null, true);
    case 'signedOut':
      if (state.phase === 'signed-out') return stay(state);
      return { ...leave(null, false), clearToken: event.elsewhere !== true };
    case 'sessionEnded':
      return end(state, event);
  }
}
