import { storedValue } from '@baize/browser/storage';

/** An access token that came while somebody else was signed in, until the player has decided (SES-02). */
export const pendingToken = storedValue<string | null>({
  key: 'held-token',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
  area: 'session',
});
