import { setTimeout as pause } from 'node:timers/promises';
import { chromiumPath } from '@baize/vitest-config/chromium';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright';
import { PHONE, NETWORK_IDLE_MS, type PageLoad } from '../load/open-load.ts';

export type StorageState = Exclude<BrowserContextOptions['storageState'], undefined>;

const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but this machine: what a tracking script would fetch elsewhere costs nothing here.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** A page that polls never comes to rest; so long it is watched at most, in ms. */
const IDLE_TIMEOUT_MS = 60_000;

/** Gives a fresh browser's phone to `work`: no code cache, no open connection, nothing stored but what is given. */
export async function withFreshBrowser<T>(
  work: (context: BrowserContext, browser: Browser) => Promise<T>,
  storageState?: StorageState,
): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: LAUNCH_ARGS });
  try {
    const context = await browser.newContext({ ...PHONE, ...(storageState ? { storageState } : {}) });
    return await work(context, browser);
  } finally {
    await browser.close();
  }
}

/** Waits until nothing has happened for two seconds from now on; false when the page never came to rest. */
export async function waitForNetworkIdle(load: PageLoad): Promise<boolean> {
  const from = performance.now();
  while (performance.now() < from + IDLE_TIMEOUT_MS) {
    await pause(100);
    // What was quiet before a press says nothing about what the press begins.
    if (Math.min(await load.idleMs(), performance.now() - from) >= NETWORK_IDLE_MS) return true;
  }
  return false;
}

/** Signs in the sandbox's `vip` through the page, as a player would, and answers what the browser keeps of it. */
async function signIn(url: string): Promise<StorageState> {
  return withFreshBrowser(async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/?modal=login`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('vip@player.test');
    await dialog.getByLabel('Password', { exact: true }).fill('Baize-2026');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    return context.storageState();
  });
}

/** The session of the player, wherever one is needed. */
export interface Sessions {
  /** What a browser keeps of it for the site of an address. */
  at(url: string): Promise<StorageState>;
}

/** Signs in on one site at a time: on the next one the platform ends the session of the last. */
export function createSessions(): Sessions {
  let last: { origin: string; state: StorageState } | null = null;
  return {
    async at(url) {
      const { origin } = new URL(url);
      if (last?.origin !== origin) last = { origin, state: await signIn(origin) };
      return last.state;
    },
  };
}
