import { closeModal, openModal, overlaySearch, readModals, type ModalName } from '@baize/domain/modals';
import { useCallback, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, type DataRouter } from 'react-router';
import { useLatestLocation } from './use-latest-location.ts';

/** Set on the history entry that a modal made, so that closing it goes back instead of piling up. */
export interface ModalHistoryState {
  openedModal: ModalName;
}

/** Which modal made this history entry; its state may be anybody's. */
function openedBy(location: { state: unknown }): unknown {
  const { state } = location;
  return typeof state === 'object' && state !== null && 'openedModal' in state ? state.openedModal : null;
}

export interface Modals {
  /** The open modals, the topmost last. */
  stack: readonly ModalName[];
  /** Opens one over the others as a new history entry, so that Back closes it. */
  open(name: ModalName): void;
  /** Closes just this one and keeps every other query parameter. */
  close(name: ModalName): void;
}

/** The modal stack of the address (`?modal=`, NAV-06). */
export function useModals(): Modals {
  const location = useLatestLocation();
  const { pathname, search, hash } = location;
  const opener = openedBy(location);
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const stack = useMemo(() => readModals(search), [search]);

  const open = useCallback(
    (name: ModalName) => {
      if (stack.includes(name)) return;
      const entry: ModalHistoryState = { openedModal: name };
      void navigate(
        { pathname, search: openModal(search, name), hash },
        { state: entry, preventScrollReset: true },
      );
    },
    [stack, navigate, pathname, search, hash],
  );

  const close = useCallback(
    (name: ModalName) => {
      if (!stack.includes(name) || isClosing(router, name)) return;
      if (opener === name && stack.at(-1) === name) {
        if (router) waitForStep(router);
        void navigate(-1);
        return;
      }
      void navigate(
        { pathname, search: closeModal(search, name), hash },
        { replace: true, preventScrollReset: true },
      );
    },
    [stack, opener, navigate, router, pathname, search, hash],
  );

  return { stack, open, close };
}

/** Routers that were told to go back and have not heard of it yet: a browser tells so a moment later. */
const steppingBack = new WeakSet<DataRouter>();

function waitForStep(router: DataRouter): void {
  steppingBack.add(router);
  const stop = router.subscribe(() => {
    steppingBack.delete(router);
    stop();
  });
}

/**
 * Whether a modal that can still be seen is on its way out: a second Escape or press, before the page was drawn anew,
 * would go back once more and leave the page, or the site.
 */
function isClosing(router: DataRouter | undefined, name: ModalName): boolean {
  if (!router) return false;
  if (steppingBack.has(router)) return true;
  const { navigation, location } = router.state;
  return !readModals((navigation.location ?? location).search).includes(name);
}

/** Opens a modal as `useModals` does, for what stands on a page in its hundreds: it follows no address. */
export function useOpenModal(): (name: ModalName) => void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    (name) => {
      if (!router) return;
      const { pathname, search, hash } = router.state.location;
      if (readModals(search).includes(name)) return;
      const entry: ModalHistoryState = { openedModal: name };
      void router.navigate(
        { pathname, search: openModal(search, name), hash },
        { state: entry, preventScrollReset: true },
      );
    },
    [router],
  );
}

/** The address that shows what a `?modal=…` link names over the page, for links that work before the page is alive. */
export function useOverlayTarget(query: string): {
  to: { pathname: string; search: string; hash: string };
  state: ModalHistoryState | null;
} {
  const { pathname, search, hash } = useLocation();
  const [name, ...others] = readModals(query);
  const opened = name !== undefined && others.length === 0 ? { openedModal: name } : null;
  return { to: { pathname, search: overlaySearch(search, query), hash }, state: opened };
}
