import { createStore } from '@baize/browser/create-store';
import { useSyncExternalStore } from 'react';

/** The modals that cannot do their work for a visitor on this domain, each with its reason in the page's language. */
export type EntryAccess = Readonly<Partial<Record<string, string>>>;

export const OPEN_ENTRY: EntryAccess = {};

/** Written by the feature that knows the rules of the mirror domains; every sign-up or log-in control reads it (MIR-04). */
export const entryAccess = createStore(OPEN_ENTRY);

/**
 * Why a modal is closed to a visitor; undefined while it is not. Every modal is open on the server and in the first render, as
 * a page's HTML knows neither host nor country: what is closed is written later.
 */
export function useModalClosedReason(modal: string): string | undefined {
  return useSyncExternalStore(entryAccess.subscribe, entryAccess.get, () => OPEN_ENTRY)[modal];
}
