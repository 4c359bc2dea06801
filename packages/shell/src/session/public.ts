export { SessionContext, sessionStore, useSession } from './session.ts';
export { createSessionStore, type SessionStore } from './session-store.ts';
export { endSession, onLogin, signIn, signOut, signUp, startSession } from './session-actions.ts';
export type { Credentials, EntryExtras } from './entry.ts';
export { lastEnd } from './session-end.ts';
export { lastLogin } from './last-login.ts';
export { SessionEffects } from './session-effects.tsx';
export { sessionRefused } from './session-refused.ts';
