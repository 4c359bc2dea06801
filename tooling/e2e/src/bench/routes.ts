import type { Page } from '@playwright/test';
import { storeToken } from '../store-token.ts';
import { printRows, quantile, withBrandSite, type BrandSite, type BenchRow } from './brand-site.ts';
import { waitUntilIdle, measurePressToHeading } from './in-page.ts';
import { mainThreadOf, type MainThread } from '../main-thread.ts';

const ROUNDS = 9;

/** The links that are pressed: below the first view, as after some looking round. */
const LINKS = {
  casino: 'main nav a[href="/casino"]',
  game: 'main li:nth-child(20) a[href^="/casino/games/"]',
};

/** How long a change of the page may keep the main thread busy, in ms. */
const ALLOWED = 100;

/** How far from its place a page may stand that is come back to, in CSS px. */
const OFF = 2;

type Changes = Map<string, number[]>;

/** There and back once: lobby, casino, a game, and by the browser's Back to where each page was left. */
async function round(page: Page, thread: MainThread, changes: Changes): Promise<void> {
  const change = async (name: string, press: { link: string } | 'back') => {
    await waitUntilIdle(page);
    const ms = await thread.busy(() => measurePressToHeading(page, press));
    changes.set(name, [...(changes.get(name) ?? []), ms]);
  };
  const lobby = await scrollToLink(page, LINKS.casino);
  await change('lobby to casino', { link: LINKS.casino });
  const casino = await scrollToLink(page, LINKS.game);
  await change('casino to a game', { link: LINKS.game });
  await change('back to the casino', 'back');
  await expectScrollTop(page, casino);
  await change('back to the lobby', 'back');
  await expectScrollTop(page, lobby);
}

/** Brings a link into view, where what is seen of a page comes alive, and tells how far that is scrolled. */
async function scrollToLink(page: Page, link: string): Promise<number> {
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    link,
  );
  await waitUntilIdle(page);
  return page.evaluate(() => window.scrollY);
}

/** @throws where the page is not at its place within two seconds. */
async function expectScrollTop(page: Page, top: number): Promise<void> {
  await page.waitForFunction(([to, off]) => Math.abs(window.scrollY - to) <= off, [top, OFF] as const, {
    timeout: 2_000,
  });
}

async function measure({ url, sandbox, browser }: BrandSite): Promise<boolean> {
  const rows: BenchRow[] = [];
  for (const viewer of ['visitor', 'player'] as const) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    if (viewer === 'player') await storeToken(context, url, await sandbox.signIn('vip'));
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const thread = await mainThreadOf(page);
    for (const rate of [1, 4]) {
      await thread.slowDown(rate);
      const changes: Changes = new Map();
      for (let times = 0; times < (rate === 1 ? ROUNDS : 4); times += 1) await round(page, thread, changes);
      for (const [name, all] of changes) {
        const [first = 0, ...again] = all;
        const row = (what: string, value: number, limit?: number): BenchRow => ({
          name: `${viewer}, ${name}, ${rate}x, ${what}`,
          value,
          unit: 'ms',
          ...(limit !== undefined && { limit }),
        });
        // The first time a page's code is fetched and compiled: told, not judged.
        if (rate === 1) rows.push(row('first', first), row('usually', quantile(again, 0.5), ALLOWED));
        else rows.push(row('usually', quantile(all, 0.5)));
      }
    }
    await context.close();
  }
  return printRows(rows);
}

await withBrandSite(measure);
