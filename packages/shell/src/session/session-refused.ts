import type { LogoutReason } from '@baize/domain/session';
import { platformClock } from '@baize/browser/clock';
import { tokenStore } from '@baize/browser/token-store';
import { heldToken } from '../visit/held-token.ts';
import { lastLogin } from './last-login.ts';
import { lastEnd } from './session-end.ts';
import { sessionStore } from './session.ts';

/**
 * The platform answered 403, or that it is closed for work. At the start the first only means that the kept token is
 * of no use, and the second nothing at all; later they end the session. Twenty at once end it once: the rules ignore
 * the second (SES-01, HTTP-02). What was not the platform's own doing it is told (SES-04).
 */
export function sessionRefused(reason: LogoutReason): void {
  const { phase } = sessionStore.get();
  if (phase === 'starting') {
    if (reason === 'SESSION_EXPIRED') refusedAtStart();
  } else if (reason === 'SESSION_EXPIRED') sessionEnded(reason);
  else if (phase === 'signed-in') leaveFor(reason);
}

/** The players shut themselves out: the platform is told, and they are told at their next touch (SES-04). */
export function sessionLocked(reason: 'ACCOUNT_LOCKED'): void {
  if (sessionStore.get().phase === 'signed-in') leaveFor(reason);
}

function leaveFor(reason: LogoutReason): void {
  void import('./session-leave.ts').then((m) => m.endSession(reason));
}

/** A token that came by the address while the refused one was kept has nobody to ask any more. */
function refusedAtStart(): void {
  const held = heldToken.get();
  heldToken.clear();
  lastLogin.clear();
  if (held !== null && tokenStore.set(held) !== 'refused') return;
  // The login that opens says why.
  if (lastEnd.get() === null) lastEnd.set({ reason: 'SESSION_EXPIRED', at: platformClock.now() });
  sessionStore.dispatch({ type: 'detailsRefused' });
}

/** The platform ended the session: a reason heard before this one, in any tab, stands (SES-04). */
export function sessionEnded(reason: LogoutReason): void {
  const first = lastEnd.get() ?? { reason, at: platformClock.now() };
  sessionStore.dispatch({ type: 'sessionEnded', ...first });
  void import('../player/platform-session.ts').then((m) => m.forgetPlayer());
}
