/** How browsers word a piece of the app that could not be fetched. */
const CHUNK_ERROR_MESSAGE =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** Whether a page failed because its code is gone: a new version was shipped, or the line dropped. */
export function isChunkLoadError(problem: unknown): boolean {
  return problem instanceof Error && CHUNK_ERROR_MESSAGE.test(problem.message);
}

/** How long after a reload another one would be a loop, in ms. */
const RELOAD_LOOP_MS = 30_000;

/**
 * Fetches the page anew, once there is a connection; a page that comes from a reload a moment ago shows its failure
 * instead.
 */
export function reloadOnce(page: ReloadablePage = documentPage): void {
  if (!navigator.onLine) return window.addEventListener('online', () => reloadOnce(page), { once: true });
  if (page.cameFromReload() && page.age() < RELOAD_LOOP_MS) return;
  page.reload();
}

interface ReloadablePage {
  cameFromReload(): boolean;
  /** ms since the document was asked for. */
  age(): number;
  reload(): void;
}

const documentPage: ReloadablePage = {
  cameFromReload: () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  age: () => performance.now(),
  reload: () => window.location.reload(),
};
