import type { SessionState } from '@baize/domain/session';
import { tokenStore } from '@baize/browser/token-store';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { lastSessionEnd } from './last-session-end.ts';
import { createSessionStore, STARTING, type SessionStore } from './session-store.ts';

const loginRequests = new Set<() => void>();

/** The one session of this document. */
export const sessionStore: SessionStore = createSessionStore({
  storeEnd(end) {
    // The first reason wins, whichever tab heard it.
    if (lastSessionEnd.get() === null) lastSessionEnd.set(end);
  },
  clearToken: () => tokenStore.clear(),
  openLogin: () => {
    for (const ask of loginRequests) ask();
  },
});

/** Hears that the player has to log in again; the router listens. */
export function onLoginRequested(listener: () => void): () => void {
  loginRequests.add(listener);
  return () => void loginRequests.delete(listener);
}

/** Stories and tests put a store of their own here. */
export const SessionContext = createContext<SessionStore>(sessionStore);

/** Who is at the screen: nobody knows on the server and in the first render (`starting`). */
export function useSession(): SessionState {
  const store = useContext(SessionContext);
  return useSyncExternalStore(store.subscribe, store.get, () => STARTING);
}
