import { createListeners } from '@baize/browser/create-store';
import {
  decideSession,
  type ForcedLogout,
  type SessionEvent,
  type SessionState,
} from '@baize/domain/session';

/** What the rules of a session may ask of the browser. */
export interface SessionPorts {
  /** Keeps why the session ended, before the token goes: other tabs look for it then. */
  storeEnd(end: ForcedLogout): void;
  clearToken(): void;
  openLogin(): void;
}

/** Who is at the screen, for everything that renders or acts on it. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  dispatch(event: SessionEvent): void;
}

/** Before anybody knows. The very object that a first render is given: another one would draw it all anew. */
export const STARTING: SessionState = { phase: 'starting' };

/** Keeps the state that `decideSession` decides and carries out what it asks, in that order. */
export function createSessionStore(ports: SessionPorts): SessionStore {
  let state = STARTING;
  const { notify, subscribe } = createListeners();
  return {
    get: () => state,
    subscribe,
    dispatch(event) {
      const decided = decideSession(state, event);
      const changed = decided.state !== state;
      state = decided.state;
      if (changed && state.phase === 'signed-out' && state.ended) ports.storeEnd(state.ended);
      if (decided.clearToken) ports.clearToken();
      if (changed) notify();
      if (decided.openLogin) ports.openLogin();
    },
  };
}
