import { storeToken } from '../store-token.ts';
import { printRows, withBrandSite, type BrandSite } from './brand-site.ts';
import { waitUntilIdle, measurePageWork } from './in-page.ts';
import { mainThreadOf } from '../main-thread.ts';

const PER_SECOND = 200;
const SECONDS = 60;

/** No task may be longer, in ms, and the heap grow by more, in per cent. */
const ALLOWED = { task: 50, heap: 10 } as const;

/** What `measurePageWork` takes on a quiet machine that is not slowed down, in ms. */
const QUIET_WORK = 60;

declare global {
  interface Window {
    longTasks: number[];
  }
}

async function measure({ url, sandbox, browser }: BrandSite): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await storeToken(context, url, await sandbox.signIn('vip'));
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await page.goto(url, { waitUntil: 'load' });
  const thread = await mainThreadOf(page);
  // A minute of it first: the page brings its late code, and the browser learns what is run often.
  await sandbox.emitBurst('vip', { perSecond: PER_SECOND, seconds: SECONDS });
  await waitUntilIdle(page);
  const noise = Math.max(1, (await measurePageWork(page)) / QUIET_WORK);
  const before = await thread.heap();
  // What the collection took is no task of the page's.
  await waitUntilIdle(page);
  await page.evaluate(() => (window.longTasks = []));
  let sent = 0;
  const busy = await thread.busy(async () => {
    sent = await sandbox.emitBurst('vip', { perSecond: PER_SECOND, seconds: SECONDS });
  });
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
  const growth = ((await thread.heap()) / before - 1) * 100;
  console.log(
    `${sent} events, ${PER_SECOND} a second, this machine ${noise.toFixed(2)} times slower than a quiet one`,
  );
  return printRows([
    { name: 'longest task, none under 50', value: longest, unit: 'ms', limit: ALLOWED.task * noise },
    { name: 'main thread busy', value: (busy / (SECONDS * 1_000)) * 100, unit: '%' },
    { name: 'heap', value: before / 1_024, unit: 'kB' },
    { name: 'heap grown by', value: growth, unit: '%', limit: ALLOWED.heap },
  ]);
}

await withBrandSite(measure);
