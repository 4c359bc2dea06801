import { expect, type Page, type Request } from '@playwright/test';
import { collectApiRequests, RAKEBACK_DAYS_PATH } from './requests.ts';

/** Hides a tab or shows it again, as the player's choice of another would. */
export async function setTabVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Lets the installed clock of all tabs run, second by second, each with time for the platform to answer. */
export async function runClock(page: Page, seconds: number): Promise<void> {
  const open = new Set<Request>();
  const isDays = (request: Request) => request.url().includes(RAKEBACK_DAYS_PATH);
  const begin = (request: Request) => void (isDays(request) && open.add(request));
  const end = (request: Request) => void open.delete(request);
  const context = page.context();
  context.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
  }
  context.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Counts how often each tab asks for the days from now on. */
export function countRequests(tabs: readonly Page[]): { of(tab: Page): number; all(): number } {
  const calls = new Map(tabs.map((tab) => [tab, collectApiRequests(tab, RAKEBACK_DAYS_PATH)]));
  const of = (tab: Page): number => calls.get(tab)?.length ?? 0;
  return { of, all: () => tabs.reduce((sum, tab) => sum + of(tab), 0) };
}
