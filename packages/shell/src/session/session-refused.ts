import type { LogoutReason } from '@baize/domain/session';
import { platformClock } from '@baize/browser/clock';
import { sessionStore } from './session.ts';

/**
 * The platform answered 403. At the start it only means that the kept token is of no use; later it
 * ends the session. Twenty at once end it once: the rules ignore the second (SES-01, HTTP-02).
 */
export function sessionRefused(reason: LogoutReason): void {
  if (sessionStore.get().phase === 'starting') sessionStore.dispatch({ type: 'detailsRefused' });
  else sessionStore.dispatch({ type: 'sessionEnded', reason, at: platformClock.now() });
}
