import { getMessages } from '../../messages/current-messages.ts';
import { setDisabled } from './action-buttons.ts';

type ButtonCooldown = { button: HTMLButtonElement; small: HTMLElement; waitMs: number; ready: () => void };

/** Keeps a button shut until the next round may begin, and says how long that is. */
export function startButtonCooldown({ button, small, waitMs, ready }: ButtonCooldown): void {
  const until = performance.now() + waitMs;
  const tick = (): void => {
    const left = until - performance.now();
    setDisabled(button, left > 0);
    if (left <= 0) {
      ready();
      return;
    }
    small.textContent = getMessages().readyIn(Math.ceil(left / 1000));
    setTimeout(tick, Math.min(left % 1000 || 1000, left));
  };
  tick();
}
