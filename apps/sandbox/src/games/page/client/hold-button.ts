import { words } from '../../words/spoken.ts';
import { shut } from './deeds.ts';

type Hold = { button: HTMLButtonElement; small: HTMLElement; waitMs: number; ready: () => void };

/** Keeps a button shut until the next round may begin, and says how long that is. */
export function holdButton({ button, small, waitMs, ready }: Hold): void {
  const until = performance.now() + waitMs;
  const tick = (): void => {
    const left = until - performance.now();
    shut(button, left > 0);
    if (left <= 0) {
      ready();
      return;
    }
    small.textContent = words().readyIn(Math.ceil(left / 1000));
    setTimeout(tick, Math.min(left % 1000 || 1000, left));
  };
  tick();
}
