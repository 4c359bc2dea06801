import { isHidden } from './visibility.ts';

/** Work that is wanted often and done seldom. */
export interface FrameThrottle {
  /** Has the work done soon; as often as it is wanted meanwhile, it is done once. */
  schedule(): void;
  /** Gives up what is wanted and not done yet. */
  cancel(): void;
}

/**
 * Does `work` in the next frame after it is wanted, and at most every `everyMs`: a stream of events costs a page no more
 * than that. In a hidden tab, which has no frames, it is done by the clock alone.
 */
export function throttleToFrame(work: () => void, everyMs: number): FrameThrottle {
  let doneAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let frame: number | null = null;
  const go = () => {
    cancel();
    doneAt = performance.now();
    work();
  };
  const due = () => {
    if (isHidden()) go();
    else frame = requestAnimationFrame(go);
  };
  const cancel = () => {
    if (timer !== null) clearTimeout(timer);
    if (frame !== null) cancelAnimationFrame(frame);
    timer = null;
    frame = null;
  };
  return {
    schedule() {
      timer ??= setTimeout(due, Math.max(0, doneAt + everyMs - performance.now()));
    },
    cancel,
  };
}
