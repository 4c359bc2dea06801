import { stored } from '@baize/browser/storage';

const LASTS_MS = 3_600_000;

/** The token of a mailed link, in this tab alone, until it is used; no such link lasts as long in a page (PRF-06). */
export const linkToken = stored<string | null>({
  key: 'link-token',
  parse: (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined),
  fallback: null,
  expires: LASTS_MS,
  area: 'session',
});
