import { findLauncherProcesses, waitForExit } from './launcher-processes.ts';

/**
 * Aborts when the person wants the run to end: by Ctrl-C, by a signal, or by ending the npx or pnpm that
 * started it. One for the process, because signals are.
 */
export const stopSignal: AbortSignal = listenForStop();

function listenForStop(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const above = findLauncherProcesses(process.pid);
  if (above.length > 0) waitForExit(above, controller.signal).then(stop, stop);
  return controller.signal;
}

/** Ends when the run is asked to stop. */
export function waitForStop(): Promise<void> {
  if (stopSignal.aborted) return Promise.resolve();
  return new Promise((resolve) => stopSignal.addEventListener('abort', () => resolve(), { once: true }));
}
