import { stored } from '@baize/browser/storage';
import { readSessionEnd, type SessionEnd } from '@baize/domain/session';

/** The last forced end, kept until the player has been told of it or is back (SES-05). */
export const lastEnd = stored<SessionEnd | null>({
  key: 'session-ended',
  parse: (raw) => readSessionEnd(raw) ?? undefined,
  fallback: null,
});
