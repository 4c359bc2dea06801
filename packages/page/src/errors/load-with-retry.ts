import { report } from './report.ts';

interface LoadOptions {
  /** What is said of a try that failed. */
  message: string;
  /** Called after each try that failed. */
  onError?: (() => void) | undefined;
}

/** Fetches code that comes after the page is alive, and asks again whenever the line is back, until it is there. */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  { message, onError }: LoadOptions,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (fault) {
      report(message, fault);
      onError?.();
      await new Promise((again) => window.addEventListener('online', again, { once: true }));
    }
  }
}
