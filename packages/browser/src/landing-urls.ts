import { webStorage } from './web-storage.ts';

const KEY = 'baize.arrivals';

declare global {
  interface Document {
    /** Where the early script laid an address when the browser shut its storage to us. */
    arrival?: string;
  }
}

/** Tells whether an address laid aside names a parameter, so that somebody should take it soon. */
export function hasLandingParam(name: string): boolean {
  try {
    const kept = webStorage('session')?.getItem(KEY) ?? globalThis.document?.arrival ?? '';
    return new RegExp(`[?&]${name}=`).test(kept);
  } catch {
    return false;
  }
}

/**
 * Takes the addresses at which this tab's documents were opened, oldest first, as the document's early script laid
 * them aside before it cleaned them of tokens; they are gone afterwards. A document left before its code was there
 * has its address taken by the next one.
 */
export function takeLandingUrls(): string[] {
  const page = globalThis.document;
  if (page === undefined) return [];
  const blocked = page.arrival === undefined ? [] : [page.arrival];
  delete page.arrival;
  try {
    const storage = webStorage('session');
    const kept = storage?.getItem(KEY) ?? '';
    storage?.removeItem(KEY);
    return [...kept.split(' '), ...blocked].filter((address) => address !== '');
  } catch {
    return blocked;
  }
}
