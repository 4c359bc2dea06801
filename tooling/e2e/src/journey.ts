import { AxeBuilder } from '@axe-core/playwright';
import { hostServer } from '@baize/servers/servers';
import { test as base, expect, type Page } from '@playwright/test';
import { watchCards } from './card-leaks.ts';
import { collectPageErrors } from './page-errors.ts';
import { storeToken, TOKEN_KEY } from './store-token.ts';
import { getWorkerAddresses, type Brand, type WorkerAddresses } from './worker-addresses.ts';
import { connectSandbox, type PersonaName, type SandboxClient } from './sandbox.ts';
import { startSpareHost, type SpareHost } from './spare-host.ts';

/** The platform's time when a journey starts: a Friday, 18:17:19 in Amsterdam. */
export const START = '2026-11-20T17:17:19.000Z';

export interface BrandOptions {
  brand: Brand;
  /** `there` from the start, as whoever moves a pointer is; `away` leaves the page at rest (decision 024). */
  activity: 'there' | 'away';
}

interface Journey {
  /** Reset before every journey; its clock starts at `START` and runs. */
  sandbox: SandboxClient;
  /** Gives this browser a session of a player, before or between page loads; on another host by its origin. */
  signInAs(persona: PersonaName, origin?: string): Promise<void>;
  /** Names what the console will complain of because the journey itself makes it happen. */
  tolerate(words: RegExp): void;
  /** A second tab of the same browser, watched like the first. */
  openTab(): Promise<Page>;
  /** A host of the journey's own, at the spare place, that has not read its settings yet. */
  spareHost(): Promise<SpareHost>;
  /** The kept token as the page sees it, null for none. */
  keptToken(): Promise<string | null>;
  /** Expects that axe finds nothing on the page as it stands, or in one part of it. */
  expectAccessible(part?: string): Promise<void>;
  watch: { complaints: string[]; tolerated: RegExp[] };
  /** Fails every journey in which a card got anywhere but into the pay call (PAY-02). */
  cards: void;
}

/** Runs in a page before anything else: the mark that a first sign of somebody leaves. */
function markActivity(): void {
  const mark = () => {
    const root: HTMLElement | null = document.documentElement;
    if (root) root.dataset['somebody'] = '';
    return root !== null;
  };
  if (!mark())
    new MutationObserver((_, seen) => mark() && seen.disconnect()).observe(document, { childList: true });
}

/** A test in a brand's site, on a fresh platform. What console or page complain of fails it. */
export const test = base.extend<Journey & BrandOptions, { places: WorkerAddresses }>({
  brand: ['curacao', { option: true }],
  activity: ['there', { option: true }],
  places: [async ({}, use, { parallelIndex }) => use(getWorkerAddresses(parallelIndex)), { scope: 'worker' }],
  baseURL: async ({ brand, places }, use) => use(places[brand].url),
  sandbox: [
    async ({ places }, use) => {
      const sandbox = connectSandbox(places.sandbox.url);
      await sandbox.reset({ mode: 'live', now: START });
      await use(sandbox);
    },
    { auto: true },
  ],
  page: async ({ page, activity }, use) => {
    if (activity === 'there') await page.addInitScript(markActivity);
    await use(page);
  },
  signInAs: async ({ context, places, brand, sandbox }, use) => {
    await use(async (persona, origin = places[brand].url) =>
      storeToken(context, origin, await sandbox.signIn(persona)),
    );
  },
  watch: [
    async ({ page }, use) => {
      const watch = { complaints: collectPageErrors(page), tolerated: [] as RegExp[] };
      await use(watch);
      const unforeseen = watch.complaints.filter((words) => !watch.tolerated.some((one) => one.test(words)));
      expect(unforeseen, 'neither the console nor the page has anything to complain of').toEqual([]);
    },
    { auto: true },
  ],
  cards: [
    async ({ context }, use) => {
      const cards = watchCards(context);
      await use();
      if (cards.sawCard()) expect(await cards.leaks(), 'a card is in the pay call alone').toEqual([]);
    },
    { auto: true },
  ],
  tolerate: async ({ watch }, use) => {
    await use((words) => void watch.tolerated.push(words));
  },
  openTab: async ({ context, watch }, use) => {
    await use(async () => {
      const tab = await context.newPage();
      collectPageErrors(tab, watch.complaints);
      return tab;
    });
  },
  spareHost: async ({ places, brand, context }, use) => {
    const hosts: SpareHost[] = [];
    await use(async () => {
      const host = await startSpareHost(hostServer({ brand, sandbox: places.sandbox, at: places.spare }));
      hosts.push(host);
      return host;
    });
    // A page that outlives its host would complain of what the stopping refuses it.
    for (const tab of context.pages()) await tab.close();
    for (const host of hosts) await host.stop();
  },
  keptToken: async ({ page }, use) => {
    await use(() => page.evaluate((key) => window.localStorage.getItem(key), TOKEN_KEY));
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (part = 'html') => {
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      const words = violations.map(
        ({ id, impact, help, nodes }) =>
          `${impact ?? ''} ${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
      );
      expect(words, 'axe finds nothing').toEqual([]);
    });
  },
});

export { expect };
