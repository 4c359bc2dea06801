import type { Page } from '@playwright/test';

/** Makes the session of play as old as if it had begun so much earlier. */
export async function playedSince(page: Page, ms: number): Promise<void> {
  await page.evaluate((earlier) => {
    const key = 'baize.play-session';
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null || !('since' in kept)) return;
    localStorage.setItem(key, JSON.stringify({ ...kept, since: Number(kept.since) - earlier }));
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }, ms);
}
