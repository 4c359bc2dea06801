import type { LogoutReason } from '@baize/domain/session';
import { platformClock } from '@baize/browser/clock';
import { tokenStore } from '@baize/browser/token-store';
import { pendingToken } from '../attribution/pending-token.ts';
import { lastLogin } from './last-login.ts';
import { lastSessionEnd } from './last-session-end.ts';
import { sessionStore } from './session.ts';

/**
 * The platform answered 403, or that it is closed for work. At the start the first only means that the kept token is
 * of no use, and the second nothing at all; later they end the session. Twenty at once end it once: the rules ignore
 * the second (SES-01, HTTP-02). What was not the platform's own doing it is told (SES-04).
 */
export function sessionRefused(reason: LogoutReason): void {
  const { phase } = sessionStore.get();
  if (phase === 'starting') {
    if (reason === 'SESSION_EXPIRED') handleRefusedAtStart();
  } else if (reason === 'SESSION_EXPIRED') sessionEnded(reason);
  else if (phase === 'signed-in') endSessionFor(reason);
}

/**
 * The players shut themselves out: the platform is told, and they are told at their next touch (SES-04). With a closed
 * account the platform has ended the session itself.
 */
export function sessionLocked(reason: 'ACCOUNT_LOCKED' | 'ACCOUNT_CLOSED'): void {
  if (sessionStore.get().phase !== 'signed-in') return;
  if (reason === 'ACCOUNT_CLOSED') sessionEnded(reason);
  else endSessionFor(reason);
}

function endSessionFor(reason: LogoutReason): void {
  void import('./end-session.ts').then((m) => m.endSession(reason));
}

/** A token that came by the address while the refused one was kept has nobody to ask any more. */
function handleRefusedAtStart(): void {
  const held = pendingToken.get();
  pendingToken.clear();
  lastLogin.clear();
  if (held !== null && tokenStore.set(held) !== 'refused') return;
  // The login that opens says why.
  if (lastSessionEnd.get() === null)
    lastSessionEnd.set({ reason: 'SESSION_EXPIRED', at: platformClock.now() });
  sessionStore.dispatch({ type: 'detailsRefused' });
}

/** The platform ended the session: a reason heard before this one, in any tab, stands (SES-04). */
export function sessionEnded(reason: LogoutReason): void {
  const first = lastSessionEnd.get() ?? { reason, at: platformClock.now() };
  sessionStore.dispatch({ type: 'sessionEnded', ...first });
  void import('./platform-session.ts').then((m) => m.forgetPlayer());
}
