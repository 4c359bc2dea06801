import type { Page } from '@playwright/test';
import { mainThreadOf } from '../../src/main-thread.ts';
import { expect, START, test } from '../../src/journey.ts';
import { openIdleLobby } from '../../src/idle-lobby.ts';
import { findBalance } from '../../src/rewards.ts';

/** Paths of scripts and of pages' data that are fetched from now on. */
function watchFetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|data)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

test('a page’s code and data come when a finger touches its link, and none of it again with the press', async ({
  page,
}) => {
  await page.goto('/casino', { waitUntil: 'networkidle' });
  const link = page
    .getByRole('navigation', { name: 'Kinds of games' })
    .getByRole('link', { name: 'Studios' });
  const fetched = watchFetches(page);
  // A touch before the page has come alive fetches nothing ahead, and nobody can see when it has.
  await expect
    .poll(async () => {
      await link.dispatchEvent('touchstart');
      return fetched;
    })
    .toContainEqual('/providers.data');
  await page.waitForLoadState('networkidle');
  const ahead = fetched.filter((path) => /studios|providers/.test(path));
  fetched.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studios' })).toBeVisible();
  expect(fetched.filter((path) => ahead.includes(path) && path.endsWith('.js'))).toEqual([]);
});

test('two hundred events a second move the balance ten times a second, and it ends where the wallet is [SES-11]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('vip');
  await page.goto('/');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  await expect
    .poll(async () => (await sandbox.fetchState()).personas.find(({ name }) => name === 'vip')?.sockets)
    .toBe(1);
  const changes = await page.evaluateHandle(() => {
    const seen = { count: 0, text: '' };
    const look = () => {
      const text = document.querySelector('header')?.textContent ?? '';
      if (text !== seen.text) seen.count += 1;
      seen.text = text;
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
  const began = performance.now();
  const sent = await sandbox.emitBurst('vip', { perSecond: 200, seconds: 3 });
  const seconds = (performance.now() - began) / 1_000;
  expect(sent).toBe(600);
  await expect(findBalance(page, '€18,421.75')).toBeAttached();
  expect(await changes.evaluate(({ count }) => count)).toBeLessThan(10 * seconds + 10);
});

test('a lobby that is open for half an hour holds no more than after ten minutes', async ({
  page,
  sandbox,
  signInAs,
}) => {
  test.slow();
  await page.clock.install({ time: START });
  await signInAs('vip');
  await page.goto('/');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  const thread = await mainThreadOf(page);
  const lobby = openIdleLobby(page, sandbox);
  await lobby.passTime(10);
  const settled = await thread.heap();
  await lobby.passTime(20);
  expect((await thread.heap()) / settled, 'of the heap after ten minutes').toBeLessThan(1.1);
});
