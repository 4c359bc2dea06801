import { expect, type Page } from '@playwright/test';
import { USER_DETAILS_PATH } from './requests.ts';

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
export function listExecutedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.sandboxCounters ?? []);
}

/** Waits until these scripts have run in this document, and no other. */
export async function expectExecuted(page: Page, keys: readonly string[]): Promise<void> {
  // They wait for an idle page, which a busy machine has late.
  const sorted = async () => (await listExecutedScripts(page)).toSorted();
  await expect.poll(sorted, { timeout: 15_000 }).toEqual([...keys].toSorted());
}

/** What a depositor's page has. */
export const ALL_SCRIPTS = ['visit-counter', 'player-counter', 'depositor-counter'];

/** Opens an address and lets the time pass until tracking is awake there: what may run runs then. */
export async function openAndActivate(page: Page, address: string): Promise<void> {
  const awake = page.waitForResponse(/\/assets\/player-.*\.js$/);
  const details = page.waitForResponse(`**${USER_DETAILS_PATH}`);
  await page.goto(address);
  await details;
  await expect(async () => {
    await page.clock.runFor(2_500);
    await Promise.race([awake, Promise.reject(new Error('not awake yet'))]);
  }).toPass();
}

/** Lets what a page does right after it was drawn be done: those tasks were there before this one. */
export async function settleEffects(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 2; task += 1) {
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done());
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}

/** Gives this document a name that the next one will not have. */
export async function nameDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.journeyDocument = 'first';
  });
}

/** Waits until another document has taken the named one's place. */
export async function expectNewDocument(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => window.journeyDocument)).toBeUndefined();
  }).toPass();
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.journeyDocument)).toBe('first');
}

/** One row of the scripts call. */
export function createScriptEntry(
  key: string,
  parts: { head?: string; bodyStart?: string; bodyEnd?: string },
): object {
  return { key, head: null, bodyStart: null, bodyEnd: null, ...parts };
}
