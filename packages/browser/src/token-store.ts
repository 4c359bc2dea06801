import { storedValue } from './storage.ts';

const MAX_TOKEN_LENGTH = 8_192;
const HEADER_SAFE = /^[\x21-\x7e]+$/;

const storedToken = storedValue<string | null>({
  key: 'token',
  parse: (raw) => (isToken(raw) ? raw : undefined),
  fallback: null,
});

/** Where the access token of the signed-in player is kept, for all tabs of this browser. */
export const tokenStore = {
  /** The token, or null when nobody is signed in. */
  get: storedToken.get,
  /** Keeps a token; one that could not travel in a header is refused and changes nothing. */
  set(token: string): 'kept' | 'refused' {
    if (!isToken(token)) return 'refused';
    storedToken.set(token);
    return 'kept';
  },
  clear: storedToken.clear,
  /** Hears sign-in and sign-out, also in another tab; returns how to stop. */
  subscribe: storedToken.subscribe,
};

function isToken(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= MAX_TOKEN_LENGTH && HEADER_SAFE.test(raw);
}
