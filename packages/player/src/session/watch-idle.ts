import { deviceClock } from '@baize/browser/clock';
import { onUserActivity } from '@baize/browser/user-activity';
import { onVisible } from '@baize/browser/visibility';
import { presence, presenceChangesAt } from '@baize/domain/presence';
import { lastInput } from '@baize/page/clock';
import { ACTIVE_AND_ONLINE, activityStore } from './activity-state.ts';
import { expireSession, getInactivity } from './idle-expiry.ts';

/** Timers stand still while a laptop sleeps: it is looked at the clock at least this often, in ms. */
const CHECK_EVERY_MS = 15_000;
/** A hand on the mouse makes a hundred events a second. */
const INPUT_THROTTLE_MS = 250;

/**
 * Watches from now on, for as long as a session lasts, whether somebody is at the page. All tabs go by the last input
 * of any of them; the wall clock decides, and an expired session is no longer saved by an input.
 */
export function watchIdle(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = (): void => {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = deviceClock.now();
    const idle = getInactivity(now);
    if (idle.kind === 'expired') return expireSession(idle);
    const last = idle.lastInput;
    if (!Object.is(last, lastInput.get())) lastInput.set(last, 'at once');
    activityStore.set({
      idle: idle.kind === 'warning' ? { kind: 'warning', endsAt: idle.expiresAt } : { kind: 'active' },
      presence: presence({ lastActive: last, now }),
    });
    const next = idle.kind === 'warning' ? idle.expiresAt : idle.warnsAt;
    const turns = Math.min(next, presenceChangesAt({ lastActive: last, now }) ?? next);
    timer = setTimeout(check, Math.min(Math.max(turns - now, 0), CHECK_EVERY_MS));
  };

  const onActivity = (): void => {
    const { idle, presence: standing } = activityStore.get();
    const atThePage = idle.kind === 'active' && standing === 'online';
    const since = deviceClock.now() - lastInput.get();
    if (atThePage && since >= 0 && since < INPUT_THROTTLE_MS) return;
    check();
    if (signal.aborted) return;
    lastInput.set(deviceClock.now(), atThePage ? 'now and then' : 'at once');
    if (!atThePage) check();
  };

  const stops = [onUserActivity(onActivity), onVisible(check), lastInput.subscribe(check)];
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    activityStore.set(ACTIVE_AND_ONLINE);
  });
  check();
}
