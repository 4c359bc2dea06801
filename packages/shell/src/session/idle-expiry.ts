import { deviceClock, platformClock } from '@baize/browser/clock';
import { inactivity, type Inactivity } from '@baize/domain/inactivity';
import { lastInput } from './last-input.ts';
import { sessionFacts } from './session-facts.ts';
import { endSession } from './session-leave.ts';

/** How the session stands now, by the wall clock and the last input of any tab. */
export function idleNow(now = deviceClock.now()): Inactivity {
  const minutes = sessionFacts.get()?.settings.inactivitySessionTimeout;
  return inactivity({ lastInput: lastInput.get(), now, minutes });
}

/** Ends the session at the instant the limit was reached, which a sleeping laptop learns later (SES-05). */
export function expire(idle: Inactivity): void {
  lastInput.forget();
  void endSession('USER_INACTIVITY_TIMEOUT', endedAt(idle));
}

/** When the limit was reached, by the platform's clock. */
export function endedAt({ expiresAt }: Inactivity): number {
  return expiresAt + platformClock.offset();
}
