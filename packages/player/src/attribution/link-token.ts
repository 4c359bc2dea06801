import { storedValue } from '@baize/browser/storage';

const EXPIRES_AFTER_MS = 3_600_000;

/** The token of a mailed link, in this tab alone, until it is used; no such link lasts as long in a page (PRF-06). */
export const linkToken = storedValue<string | null>({
  key: 'link-token',
  parse: (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined),
  fallback: null,
  expires: EXPIRES_AFTER_MS,
  area: 'session',
});
