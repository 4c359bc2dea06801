import type { CDPSession, Page } from '@playwright/test';

/** What a page's main thread did, in its own time: what other processes take of the machine is not counted. */
export interface MainThread {
  /** The ms that `work` kept it busy. */
  busy(work: () => Promise<unknown>): Promise<number>;
  /** Bytes that are reachable, once all else is collected. */
  heap(): Promise<number>;
  slowDown(rate: number): Promise<void>;
}

export async function mainThreadOf(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async busy(work) {
      const before = await taskSeconds(session);
      await work();
      return ((await taskSeconds(session)) - before) * 1_000;
    },
    async heap() {
      // What is held by weak references alone goes with the second one.
      for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
    async slowDown(rate) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
  };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
