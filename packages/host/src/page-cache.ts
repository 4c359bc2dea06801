import { createHash } from 'node:crypto';
import type { ClosedEntry } from '@baize/domain/mirror-domain';
import { LRUCache } from 'lru-cache';
import { compress, type CompressedBody } from './compress.ts';
import { contentSecurityPolicy, inlineHashes, type ThirdParties } from './csp.ts';
import { createRecompressor } from './recompress.ts';

const FRESH_MS = 60_000;
const MAX_PAGES = 1_000;
/** An address that leads nowhere is kept only briefly, and apart: whoever guesses addresses pushes no page out. */
const MISSING_FRESH_MS = 10_000;
const MAX_MISSING = 200;
/** More pages than this being rendered at once are refused rather than queued. */
const MAX_CONCURRENT_RENDERS = 24;

/** What browsers and CDNs may do with a page: ask each time, or show it a little late. */
const CACHE_CONTROL: Readonly<Record<number, string>> = {
  200: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  404: 'public, max-age=0, s-maxage=10',
};

/** A finished answer with everything that belongs to it. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Smaller a moment after the page was asked for a second time. */
  body: CompressedBody;
}

/** Too much is being rendered already; the caller answers 503. */
export class OverloadedError extends Error {}

/**
 * Lets renders begin one by one, each in a turn of the event loop of its own: what else arrives (pages that are kept,
 * and requests to refuse) is answered between them instead of after all of them.
 */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => new Promise((begin) => setImmediate(begin))));
}

interface PageAddress {
  path: string;
  version: string;
  closed?: readonly ClosedEntry[];
}

export interface PageCache {
  /** The page at an address; `version` changes when settings or texts do, and `closed` with the domain it is asked on. */
  get(address: PageAddress): Promise<CachedPage>;
}

/**
 * Keeps rendered pages in memory: fresh for a minute, then shown once more while a new one is made.
 * A failing render leaves the old page standing. What leads nowhere is kept for a moment only.
 */
export function createPageCache(ask: {
  render(path: string, closed: readonly ClosedEntry[]): Promise<Response>;
  backendUrl: string;
  pictures: string | null;
  /** Whom the pages may speak to now; `version` changes with it. */
  guests?(): ThirdParties;
  formTargets: readonly string[];
  games: readonly string[];
  /** A page could not be made anew; the old one is still shown. */
  onStale(path: string, failure: unknown): void;
  /** False while developing: nothing is kept and no policy is set. */
  built: boolean;
  /** Makes a page that is asked for again as small as it can be. */
  squeeze?: (page: CachedPage) => void;
}): PageCache {
  let rendering = 0;
  const nextTurn = createTurns();
  const squeeze = ask.squeeze ?? createRecompressor();
  const make = async ({ path, closed = [] }: PageAddress, before?: CachedPage): Promise<CachedPage> => {
    if (rendering >= MAX_CONCURRENT_RENDERS) throw new OverloadedError('Too many pages are being rendered.');
    rendering += 1;
    try {
      await nextTurn();
      return await keep(await ask.render(path, closed), before);
    } finally {
      rendering -= 1;
    }
  };
  const keep = async (answer: Response, before?: CachedPage): Promise<CachedPage> => {
    const text = await answer.text();
    const headers: Record<string, string> = {};
    for (const name of ['Content-Type', 'Location', 'X-Remix-Response']) {
      const value = answer.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    headers['Cache-Control'] = (ask.built ? CACHE_CONTROL[answer.status] : undefined) ?? 'no-store';
    const policy = ask.built ? policies(text, headers['Content-Type'] ?? '') : {};
    // "Not modified" leaves the policy out, so the tag stands for both.
    const tag = createHash('sha256').update(text).update(JSON.stringify(policy));
    headers['ETag'] = `W/"${tag.digest('base64url').slice(0, 22)}"`;
    headers['Vary'] = 'Accept-Encoding';
    Object.assign(headers, policy);
    // The very same page again needs no work, and is as small as it has become.
    if (before?.headers['ETag'] === headers['ETag'] && before?.status === answer.status) return before;
    return { status: answer.status, headers, body: await compress(text, 'soon') };
  };
  const policies = (text: string, type: string): Record<string, string> => {
    if (!type.startsWith('text/html')) return {};
    const hashes = inlineHashes(text);
    return {
      'Content-Security-Policy': contentSecurityPolicy({
        hashes,
        backendUrl: ask.backendUrl,
        pictures: ask.pictures,
        ...(ask.guests ? { guests: ask.guests() } : {}),
        formTargets: ask.formTargets,
        games: ask.games,
      }),
      'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'; report-to csp",
    };
  };
  const missing = new LRUCache<string, { page: CachedPage; freshUntil: number }>({ max: MAX_MISSING });
  const pages = new LRUCache<string, { page: CachedPage; freshUntil: number; isSqueezed: boolean }>({
    max: MAX_PAGES,
  });
  const pendingRenders = new Map<string, Promise<CachedPage>>();
  const renew = (key: string, address: PageAddress): Promise<CachedPage> => {
    const found = pendingRenders.get(key);
    if (found) return found;
    const old = pages.get(key);
    const before = old?.page;
    const made = make(address, before)
      .then((page) => {
        const isSqueezed = page === before && old?.isSqueezed === true;
        if (page.status === 200) pages.set(key, { page, freshUntil: Date.now() + FRESH_MS, isSqueezed });
        else pages.delete(key);
        if (page.status === 404) missing.set(key, { page, freshUntil: Date.now() + MISSING_FRESH_MS });
        return page;
      })
      .finally(() => pendingRenders.delete(key));
    pendingRenders.set(key, made);
    return made;
  };

  return {
    async get(address) {
      if (!ask.built) return make(address);
      const { path, version, closed = [] } = address;
      const key = [version, ...closed, path].join(' ');
      const kept = pages.get(key);
      const nothing = missing.get(key);
      if (nothing && Date.now() < nothing.freshUntil) return nothing.page;
      if (!kept) return renew(key, address);
      // What is asked for once is not worth it: whoever visits ever new addresses would keep the processors busy.
      if (!kept.isSqueezed) {
        squeeze(kept.page);
        kept.isSqueezed = true;
      }
      if (Date.now() >= kept.freshUntil)
        renew(key, address).catch((failure: unknown) => ask.onStale(path, failure));
      return kept.page;
    },
  };
}
