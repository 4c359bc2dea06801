import { closeModal, readModals, type ModalName } from '@baize/domain/modals';
import type { ModalHistoryState } from './use-modals.ts';

/**
 * Lays a step of the history under each modal of an address that was typed, mailed or reloaded from nowhere, so that
 * Back closes them one by one and only then leaves the page (NAV-06). Runs before there is a router, which takes the
 * topmost step for its own. An entry that a router has numbered already is left as it is: a reload, or a return.
 */
export function addModalHistoryEntries({ history, location }: Window, referrer = document.referrer): void {
  if (isNumbered(history.state)) return;
  const { pathname, search, hash, origin } = location;
  const names = readModals(search);
  const [page = search, ...steps] = searchPerEntry(search, names);
  const alone = names.length === 1 && referrer === origin + pathname + page;
  // Opened by a link before this page's code was there: the page without it is the step before already.
  if (names.length === 0 || alone) return;
  history.replaceState(entryOf(0, null), '', pathname + page + hash);
  for (const [place, step] of steps.entries()) {
    const openedModal = names[place];
    const opened = openedModal === undefined ? null : ({ openedModal } satisfies ModalHistoryState);
    history.pushState(entryOf(place + 1, opened), '', pathname + step + hash);
  }
}

/** The query strings from none of the modals to all of them, everything else as it was written. */
function searchPerEntry(search: string, names: readonly ModalName[]): string[] {
  return [...names.keys(), names.length].map((kept) => names.slice(kept).reduce(closeModal, search));
}

/** An entry as the router writes its own. */
function entryOf(idx: number, usr: ModalHistoryState | null) {
  return { usr, key: `${performance.timeOrigin}-${idx}`, idx };
}

function isNumbered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state;
}
