import type { BrowserContextOptions, CDPSession } from 'playwright';

/** The phone of every measurement: a mid-range one, upright. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // What moves for most players moves here.
  reducedMotion: 'no-preference',
  serviceWorkers: 'block',
  locale: 'en-GB',
} as const satisfies BrowserContextOptions;

const CPU_SLOWDOWN = 4;

/** The round trip of the slow line, which every request waits for. */
const ROUND_TRIP_MS = 562.5;

const KBIT = 1_024 / 8;

/** A processor four times slower and the "slow 4G" that Lighthouse uses, at request level. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: 1_474.56 * KBIT,
    uploadThroughput: 675 * KBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
