/** The longest a busy page is waited for, in ms. */
const IDLE_TIMEOUT_MS = 2_000;

/** Runs once the browser has nothing better to do, after `delay` ms; returns how to call it off. */
export function whenIdle(run: () => void, { delay }: { delay: number }): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no idle callbacks: there the delay alone decides.
    if (globalThis.requestIdleCallback === undefined) run();
    else idle = globalThis.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  }, delay);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) globalThis.cancelIdleCallback(idle);
  };
}
