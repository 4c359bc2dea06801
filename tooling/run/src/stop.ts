import { launchers, oneGone } from './launchers.ts';

/**
 * Aborts when the person wants the run to end: by Ctrl-C, by a signal, or by ending the npx or pnpm that
 * started it. One for the process, because signals are.
 */
export const stopAsked: AbortSignal = watch();

function watch(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const above = launchers(process.pid);
  if (above.length > 0) oneGone(above, controller.signal).then(stop, stop);
  return controller.signal;
}

/** Ends when the run is asked to stop. */
export function untilStop(): Promise<void> {
  if (stopAsked.aborted) return Promise.resolve();
  return new Promise((resolve) => stopAsked.addEventListener('abort', () => resolve(), { once: true }));
}
