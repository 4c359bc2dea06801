import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;

/**
 * Asks an address until it answers 200.
 *
 * @throws Error naming the address when it has not done so in time.
 */
export async function waitUntilReady(address: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  let last = 'no answer';
  while (performance.now() < until) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      await answer.body?.cancel();
      if (answer.status === 200) return;
      last = `status ${answer.status}`;
    } catch (problem) {
      last = problem instanceof Error ? problem.message : String(problem);
    }
    await pause(POLL_MS);
  }
  throw new Error(`${address} was not ready within ${Math.round(withinMs / 1000)} s (${last})`);
}
