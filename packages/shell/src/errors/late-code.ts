import { report } from './report.ts';

interface LateCode {
  /** What is said of a try that failed. */
  problem: string;
  /** Called after each try that failed. */
  failed?: (() => void) | undefined;
}

/** Fetches code that comes after the page is alive, and asks again whenever the line is back, until it is there. */
export async function lateCode<T>(load: () => Promise<T>, { problem, failed }: LateCode): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (fault) {
      report(problem, fault);
      failed?.();
      await new Promise((again) => window.addEventListener('online', again, { once: true }));
    }
  }
}
