/** The two places a browser keeps texts for a page: across visits, or for this tab's visit. */
export type StorageArea = 'local' | 'session';

/** The browser's own storage, or null where there is no browser or it is shut (private modes, blocked site data). */
export function webStorage(area: StorageArea): Storage | null {
  try {
    const found: Storage | undefined = area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    return typeof globalThis.window === 'undefined' ? null : (found ?? null);
  } catch {
    return null;
  }
}
