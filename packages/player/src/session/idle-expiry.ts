import { deviceClock, platformClock } from '@baize/browser/clock';
import { inactivity, type Inactivity } from '@baize/domain/inactivity';
import { lastInput } from '@baize/page/clock';
import { sessionConfig } from '@baize/page/session-config';
import { endSession } from './end-session.ts';

/** How the session stands now, by the wall clock and the last input of any tab. */
export function getInactivity(now = deviceClock.now()): Inactivity {
  const minutes = sessionConfig.get()?.settings.inactivitySessionTimeout;
  return inactivity({ lastInput: lastInput.get(), now, minutes });
}

/** Ends the session at the instant the limit was reached, which a sleeping laptop learns later (SES-05). */
export function expireSession(idle: Inactivity): void {
  lastInput.forget();
  void endSession('USER_INACTIVITY_TIMEOUT', sessionEndedAt(idle));
}

/** When the limit was reached, by the platform's clock. */
export function sessionEndedAt({ expiresAt }: Inactivity): number {
  return expiresAt + platformClock.offset();
}
