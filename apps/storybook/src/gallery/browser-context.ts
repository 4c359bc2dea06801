import type { Browser, BrowserContext } from 'playwright';

/** The Friday of the examples: what counts days counts the same ones in every picture. */
const NOW = new Date('2026-11-20T17:17:19Z');

/**
 * A context of its own for one picture, in which nothing moves and no time passes.
 *
 * @param scale of the picture to the page: half of it is enough to compare.
 */
export async function openStillContext(
  browser: Browser,
  { width, scale = 1 }: { width: number; scale?: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
  });
  await context.clock.setFixedTime(NOW);
  return context;
}
