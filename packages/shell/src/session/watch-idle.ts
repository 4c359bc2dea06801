import { deviceClock } from '@baize/browser/clock';
import { onInput } from '@baize/browser/input';
import { onVisible } from '@baize/browser/visibility';
import { presence, presenceChangesAt } from '@baize/domain/presence';
import { AT_THE_PAGE, attendanceStore } from './idle.ts';
import { expire, idleNow } from './idle-expiry.ts';
import { lastInput } from './last-input.ts';

/** Timers stand still while a laptop sleeps: it is looked at the clock at least this often, in ms. */
const LOOK_EVERY_MS = 15_000;
/** A hand on the mouse makes a hundred events a second. */
const COUNT_EVERY_MS = 250;

/**
 * Watches from now on, for as long as a session lasts, whether somebody is at the page. All tabs go by the last input
 * of any of them; the wall clock decides, and an expired session is no longer saved by an input.
 */
export function watchIdle(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = deviceClock.now();
    const idle = idleNow(now);
    if (idle.kind === 'expired') return expire(idle);
    const last = idle.lastInput;
    if (!Object.is(last, lastInput.get())) lastInput.set(last, 'at once');
    attendanceStore.set({
      idle: idle.kind === 'warning' ? { kind: 'warning', endsAt: idle.expiresAt } : { kind: 'active' },
      presence: presence({ lastActive: last, now }),
    });
    const next = idle.kind === 'warning' ? idle.expiresAt : idle.warnsAt;
    const turns = Math.min(next, presenceChangesAt({ lastActive: last, now }) ?? next);
    timer = setTimeout(look, Math.min(Math.max(turns - now, 0), LOOK_EVERY_MS));
  };

  const heard = (): void => {
    const { idle, presence: standing } = attendanceStore.get();
    const atThePage = idle.kind === 'active' && standing === 'online';
    const since = deviceClock.now() - lastInput.get();
    if (atThePage && since >= 0 && since < COUNT_EVERY_MS) return;
    look();
    if (signal.aborted) return;
    lastInput.set(deviceClock.now(), atThePage ? 'now and then' : 'at once');
    if (!atThePage) look();
  };

  const stops = [onInput(heard), onVisible(look), lastInput.subscribe(look)];
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    attendanceStore.set(AT_THE_PAGE);
  });
  look();
}
