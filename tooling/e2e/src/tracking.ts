import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the sandbox's tracking scripts leave, in the order in which they ran. */
    sandboxCounters?: string[];
    /** Set by a journey to tell one document from the next. */
    journeyDocument?: string;
  }
}

export const SCRIPTS = '/api/core/casino/scripts';

/** The scripts that have run in this document. */
export function ran(page: Page): Promise<string[]> {
  return page.evaluate(() => window.sandboxCounters ?? []);
}

/** Opens an address and waits until tracking is awake there: what may run runs now. */
export async function openAwake(page: Page, address: string): Promise<void> {
  const awake = page.waitForResponse(/\/assets\/tracking-body.*\.js$/);
  await page.goto(address);
  await awake;
}

/** Gives this document a name that the next one will not have. */
export async function nameDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.journeyDocument = 'first';
  });
}

export async function isNewDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.journeyDocument === undefined);
}

/** One row of the scripts call. */
export function entry(key: string, parts: { head?: string; bodyStart?: string; bodyEnd?: string }): object {
  return { key, head: null, bodyStart: null, bodyEnd: null, ...parts };
}
