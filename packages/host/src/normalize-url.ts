/** An address as it was asked, in its one form. */
export interface NormalizedUrl {
  /** The path of the page, without its query. */
  path: string;
  /** The query as it was asked, with its `?`; empty without one. */
  search: string;
  /** Where the address should have led, when it was written in another form. */
  redirectTo: string | null;
}

/**
 * Each page has one address: single slashes, none at the end, no `/en`. Whatever else is asked is sent
 * there, so that a page is rendered and kept once, and an address that starts like another host's
 * never leaves this one.
 */
export function normalizeUrl(url: string): NormalizedUrl {
  const at = url.indexOf('?');
  const [asked, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const single = `/${asked.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')}`;
  const path = single.replace(/^\/en(?=\/|$)/, '') || '/';
  return { path, search, redirectTo: path === asked ? null : `${path}${search}` };
}
