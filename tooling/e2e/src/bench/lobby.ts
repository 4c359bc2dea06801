import type { Page } from '@playwright/test';
import { printRows, quantile, withBrandSite, type BrandSite, type BenchRow } from './brand-site.ts';
import { waitUntilIdle, measurePressToFrame, scrollThrough, measurePageWork } from './in-page.ts';

/** The processor is slowed down so many times (GAM-04). */
const CPU_SLOWDOWN = 4;

/** What is pressed: the one sorts the games, the other filters them. */
const PRESSES = ['; switch to ', 'With a demo'] as const;

/** What `measurePageWork` takes on a quiet machine at that, in ms: figures are allowed as much more as this one is slower. */
const QUIET_WORK = 240;

/** How far a list goes in a frame, in CSS px: thrown by a finger, and as somebody looks through it. */
const FAST_SCROLL = 120;
const SLOW_SCROLL = 25;

/** All of 5,000 games are higher than this, in CSS px; a page of them is far less. */
const WHOLE = 100_000;

/** What a player may wait at most, in ms, and how much a page may hold. */
const LIMITS = { answer: 100, frame: 50, nodes: 4_000 } as const;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: /^Show [\d,]+ more games$/ }).waitFor();
}

const worst = (values: readonly number[]): number => Math.max(...values);
interface Presses {
  names: readonly string[];
  rounds: number;
  before(page: Page): Promise<void>;
}

async function presses(page: Page, { names, rounds, before }: Presses): Promise<number[]> {
  const answers: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A machine that others use is slow by moments: each press is measured by what its own moment was like.
    const slower = Math.max(1, (await measurePageWork(page, 3)) / QUIET_WORK);
    for (const name of names) {
      await before(page);
      answers.push((await measurePressToFrame(page, name)) / slower);
    }
  }
  return answers;
}

async function measure({ url, browser }: BrandSite): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await open(page, `${url}/casino`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const noise = Math.max(1, (await measurePageWork(page)) / QUIET_WORK);
  // The first presses are of code that has not run yet: the processor learns it once.
  for (const name of PRESSES) await measurePressToFrame(page, name);
  const answers = await presses(page, { names: PRESSES, rounds: 10, before: waitUntilIdle });
  const hasty = await presses(page, { names: PRESSES, rounds: 5, before: async () => undefined });
  await page.getByRole('button', { name: /^Show [\d,]+ more games$/ }).click();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'detached' });
  // Whoever sorts a list sees what they press.
  await page.evaluate(() => window.scrollTo(0, 0));
  const whole = await presses(page, { names: ['; switch to '], rounds: 10, before: waitUntilIdle });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height < WHOLE) throw new Error(`The list is ${height} px high: that is not all of 5,000 games.`);
  const slow = await scrollThrough(page, { step: FAST_SCROLL, frames: 240 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const usual = await scrollThrough(page, { step: FAST_SCROLL, frames: 240 });
  const reading = await scrollThrough(page, { step: SLOW_SCROLL, frames: 240 });

  const ms = (name: string, value: number, limit?: number): BenchRow => ({
    name,
    value,
    unit: 'ms',
    ...(limit !== undefined && { limit }),
  });
  console.log(
    `5,000 games, processor ${CPU_SLOWDOWN} times slower, this machine ${noise.toFixed(2)} times slower than a quiet one`,
  );
  const { answer, frame } = LIMITS;
  return printRows([
    ms('sort or filter a page, usually', quantile(answers, 0.5)),
    ms('sort or filter a page, 9 of 10', quantile(answers, 0.9), answer),
    ms('pressed again at once, usually', quantile(hasty, 0.5), 2 * answer),
    ms('sort a whole list, 9 of 10', quantile(whole, 0.9), answer),
    ms('scrolling, longest frame', worst(usual.frames), frame * noise),
    ms('looking through, 95 of 100 frames', quantile(reading.frames, 0.95), frame * noise),
    ms('looking through, longest frame', worst(reading.frames)),
    ms('scrolling slowed down, 95 of 100 frames', quantile(slow.frames, 0.95), frame * noise),
    ms('scrolling slowed down, longest frame', worst(slow.frames)),
    {
      name: 'nodes of the page at most',
      value: Math.max(slow.nodes, usual.nodes, reading.nodes),
      unit: '',
      limit: LIMITS.nodes,
    },
  ]);
}

await withBrandSite(measure, { SANDBOX_LOBBY: 'huge' });
