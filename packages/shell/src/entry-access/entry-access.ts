import { createStore } from '@baize/browser/create-store';
import { useSyncExternalStore } from 'react';

/** What of registration and log-in is closed to a visitor on this domain, each with its reason in the page's language. */
export interface EntryAccess {
  /** Why nobody can register here and now; null while one can. */
  registrationClosed: string | null;
  /** That log-in is switched off; null while it is on. */
  loginOff: string | null;
}

export const OPEN_ENTRY: EntryAccess = { registrationClosed: null, loginOff: null };

/** Written by the feature that knows the rules of the mirror domains; every sign-up or log-in control reads it (MIR-04). */
export const entryAccess = createStore<EntryAccess>(OPEN_ENTRY);

/** Open on the server and in the first render: a page's HTML knows neither host nor country. */
export function useEntryAccess(): EntryAccess {
  return useSyncExternalStore(entryAccess.subscribe, entryAccess.get, () => OPEN_ENTRY);
}

/** Why the modal cannot do its work for a visitor; null while it can, and for every modal but log-in and sign-up. */
export function useModalClosedReason(modal: string): string | null {
  const { registrationClosed, loginOff } = useEntryAccess();
  if (modal === 'login') return loginOff;
  return modal === 'sign-up' || modal === 'linked-signup' ? registrationClosed : null;
}
