import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { collectComplaints } from './complaints.ts';
import { placesOf, type Brand, type Places } from './places.ts';
import { openSandbox, type Persona, type Sandbox } from './sandbox.ts';
import { hostServer } from './servers.ts';
import { startSpareHost, type SpareHost } from './spare-host.ts';

/** Where the brand keeps the token of the signed-in player. */
const TOKEN_KEY = 'baize.token';

/** The platform's time when a journey starts: a Friday, 18:17:19 in Amsterdam. */
export const START = '2026-11-20T17:17:19.000Z';

export interface BrandOptions {
  brand: Brand;
}

interface Journey {
  /** Reset before every journey; its clock starts at `START` and runs. */
  sandbox: Sandbox;
  /** Gives this browser a session of a player, before or between page loads; on another host by its origin. */
  signInAs(persona: Persona, origin?: string): Promise<void>;
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
}

/** A test in a brand's site, on a fresh platform. What console or page complain of fails it. */
export const test = base.extend<Journey & BrandOptions, { places: Places }>({
  brand: ['curacao', { option: true }],
  places: [async ({}, use, { parallelIndex }) => use(placesOf(parallelIndex)), { scope: 'worker' }],
  baseURL: async ({ brand, places }, use) => use(places[brand].url),
  sandbox: [
    async ({ places }, use) => {
      const sandbox = openSandbox(places.sandbox.url);
      await sandbox.reset({ mode: 'live', now: START });
      await use(sandbox);
    },
    { auto: true },
  ],
  signInAs: async ({ context, places, brand, sandbox }, use) => {
    await use(async (persona, origin = places[brand].url) =>
      keepToken(context, origin, await sandbox.signIn(persona)),
    );
  },
  watch: [
    async ({ page }, use) => {
      const watch = { complaints: collectComplaints(page), tolerated: [] as RegExp[] };
      await use(watch);
      const unforeseen = watch.complaints.filter((words) => !watch.tolerated.some((one) => one.test(words)));
      expect(unforeseen, 'neither the console nor the page has anything to complain of').toEqual([]);
    },
    { auto: true },
  ],
  tolerate: async ({ watch }, use) => {
    await use((words) => void watch.tolerated.push(words));
  },
  openTab: async ({ context, watch }, use) => {
    await use(async () => {
      const tab = await context.newPage();
      collectComplaints(tab, watch.complaints);
      return tab;
    });
  },
  spareHost: async ({ places, brand, context }, use) => {
    const hosts: SpareHost[] = [];
    await use(async () => {
      const host = await startSpareHost(hostServer(places, brand, places.spare));
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

/** Leaves a token in the browser as a login of an earlier visit would have. */
async function keepToken(context: BrowserContext, origin: string, token: string): Promise<void> {
  const localStorage = [{ name: TOKEN_KEY, value: JSON.stringify(token) }];
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
