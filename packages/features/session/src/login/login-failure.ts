import { ApiFailure } from '@baize/api/failure';

/** Why a login did not go through, as far as the player can do something about it. */
export type LoginFailure =
  | 'wrong'
  | 'fields'
  | 'too-many'
  | 'offline'
  | 'timed-out'
  | 'unavailable'
  | 'server'
  | 'other';

const REFUSALS: Partial<Record<number, LoginFailure>> = { 400: 'fields', 422: 'wrong', 429: 'too-many' };

/** Reads the reason off a failed login; a wrong password and an unknown address look the same. */
export function loginFailure(problem: unknown): LoginFailure {
  // Code that could not be fetched fails as a TypeError: the line is down.
  if (!(problem instanceof ApiFailure)) return problem instanceof TypeError ? 'offline' : 'other';
  if (problem.status === 503) return 'unavailable';
  switch (problem.kind) {
    case 'refused':
      return REFUSALS[problem.status] ?? 'other';
    case 'offline':
    case 'timed-out':
    case 'server':
      return problem.kind;
    case 'session-ended':
    case 'unreadable':
      return 'other';
  }
}
