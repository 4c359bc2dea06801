export { SessionContext, sessionStore, useSession } from './session.ts';
export { createSessionStore, type SessionStore } from './session-store.ts';
export { signIn, signOut, startSession, type Credentials } from './session-actions.ts';
export { lastEnd } from './session-end.ts';
export { SessionEffects } from './session-effects.tsx';
export { sessionRefused } from './session-refused.ts';
