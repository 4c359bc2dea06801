import type { Page } from '@playwright/test';

declare global {
  interface Window {
    journeyShifts: { value: number; sources: string[] }[];
  }
}

/** Watches, from the first paint on, what moves on the page without the player's doing. */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    window.journeyShifts = [];
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.className}`
        : (node?.nodeName ?? 'gone');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        window.journeyShifts.push({
          value: shift.value,
          sources: shift.sources.map(({ node }) => nameOf(node)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => window.journeyShifts);
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.join(', ')}`),
    };
  };
}
