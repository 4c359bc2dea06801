import { createStore } from '@baize/browser/create-store';
import { useClosedModals, type ClosedModals } from '@baize/page';
import { useSyncExternalStore } from 'react';

export const OPEN_ENTRY: ClosedModals = {};

/** Written by the feature that knows the rules of the mirror domains; every sign-up or log-in control reads it (MIR-04). */
export const entryAccess = createStore(OPEN_ENTRY);

/**
 * Why a modal is closed to a visitor; undefined while it is not. On the server and in the first render what the page was
 * sent with counts: its HTML knows the domain, but neither country nor device. The rest is written later.
 */
export function useModalClosedReason(modal: string): string | undefined {
  const sent = useClosedModals();
  const written = useSyncExternalStore(entryAccess.subscribe, entryAccess.get, () => OPEN_ENTRY);
  return (written === OPEN_ENTRY ? (sent ?? OPEN_ENTRY) : written)[modal];
}
