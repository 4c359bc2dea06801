export { SessionContext, sessionStore, useSession } from './session.ts';
export { createSessionStore, type SessionStore } from './session-store.ts';
export { endSession, signOut } from './end-session.ts';
export { signIn, signInByHandover, signUp, switchAccount } from './session-actions.ts';
export { onLogin, takeLoginResponse } from './login-events.ts';
export { pendingToken } from '../attribution/pending-token.ts';
export {
  ACTIVE_AND_ONLINE,
  activityStore,
  useActivityState,
  type ActivityState,
  type IdleStatus,
} from './activity-state.ts';
export type { AuthOptions, CodeCredentials, Credentials } from './credentials.ts';
export { lastSessionEnd } from './last-session-end.ts';
export { lastLock } from './last-lock.ts';
export { lastLogin } from './last-login.ts';
export { retryStart } from './session-start.ts';
export { useIsSessionUnverified } from './use-is-session-unverified.ts';
export { sessionRefused } from './session-refused.ts';
