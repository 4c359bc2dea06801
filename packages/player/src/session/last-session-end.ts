import { storedValue } from '@baize/browser/storage';
import { parseForcedLogout, type ForcedLogout } from '@baize/domain/session';

/** The last forced end, kept until the player has been told of it or is back (SES-05). */
export const lastSessionEnd = storedValue<ForcedLogout | null>({
  key: 'session-ended',
  parse: (raw) => parseForcedLogout(raw) ?? undefined,
  fallback: null,
});
