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
export function expire({ expiresAt }: Inactivity): void {
  lastInput.forget();
  void endSession('USER_INACTIVITY_TIMEOUT', expiresAt + platformClock.offset());
}

/** A page opened anew, or again after the browser had put it away, does not revive what had expired. */
export function expireBeforeStart(): boolean {
  const idle = idleNow();
  if (idle.kind === 'expired') expire(idle);
  return idle.kind === 'expired';
}
