import { stored } from '@baize/browser/storage';
import { LOGOUT_REASONS, type LogoutReason, type SessionEnd } from '@baize/domain/session';

/** The last forced end, kept until the player has been told of it (SES-05). */
export const lastEnd = stored<SessionEnd | null>({
  key: 'session-ended',
  parse: (raw) => (isSessionEnd(raw) ? raw : undefined),
  fallback: null,
});

function isSessionEnd(raw: unknown): raw is SessionEnd {
  if (typeof raw !== 'object' || raw === null || !('reason' in raw) || !('at' in raw)) return false;
  return isReason(raw.reason) && typeof raw.at === 'number' && Number.isFinite(raw.at);
}

function isReason(raw: unknown): raw is LogoutReason {
  return LOGOUT_REASONS.some((reason) => reason === raw);
}
