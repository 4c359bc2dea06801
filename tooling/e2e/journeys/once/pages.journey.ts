import type { Page } from '@playwright/test';
import { BASIC_AREA, PANEL_AREA } from '@baize/domain/profile-areas';
import { expect, test } from '../../src/journey.ts';
import { calendarDialog } from '../../src/rewards.ts';

const OWN = { curacao: 'basic', lulu: 'panel' } as const;

/** Marks this document, and says later whether it is still the same one. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'same'));
  return () => page.evaluate(() => document.documentElement.getAttribute('data-journey') === 'same');
}

const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('the settings move pages, open a modal for one, send one away, refuse one and take one away [NAV-01] [NAV-02]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  tolerate,
}) => {
  tolerate(/status of 404 .*\/providers/);
  await sandbox.overrideSettings(brand, {
    pageKeys: ['root', 'deposit', 'casino', 'promotions', 'tournaments', 'cashback'],
    pageUrlSetup: [
      { key: 'cashback', href: '/my-cash' },
      { key: 'promotions', href: '?modal=rakeback', shallow: true },
      { key: 'tournaments', href: 'https://outside.example/tournaments' },
      { key: 'casino', href: 'javascript:alert(1)' },
    ],
  });
  const host = await spareHost();
  const { url } = places.spare;
  expect(host.output.filter((line) => line.includes('pageUrlSetup'))).toHaveLength(1);
  for (const path of ['/my-cash', '/de/my-cash', '/design/my-cash'])
    expect((await page.request.get(url + path)).status(), path).toBe(200);

  const missing = await page.goto(`${url}/providers`);
  expect(missing?.status()).toBe(404);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Providers' })).toHaveCount(0);
  await expect(foot.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/casino');
  await expect(foot.getByRole('link', { name: 'Tournaments' })).toHaveAttribute(
    'href',
    'https://outside.example/tournaments',
  );

  await page.goto(`${url}/my-cash`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cashback and rakeback');
  await expect(page.locator('[data-day]').first()).toBeVisible();
  const same = await markDocument(page);
  await foot.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await foot.getByRole('link', { name: 'Promotions' }).click();
  await expect(calendarDialog(page).root).toBeVisible();
  expect(address(page)).toBe('/my-cash?modal=rakeback');
  await page.goBack();
  await expect(calendarDialog(page).root).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await foot.getByRole('link', { name: 'All games' }).click();
  await expect(page).toHaveURL(`${url}/casino`);
  await foot.getByRole('link', { name: 'Cashback' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cashback and rakeback');
  expect(address(page)).toBe('/my-cash');
  expect(await same()).toBe(true);
});

for (const style of ['basic', 'panel'] as const) {
  test(`in ${style} navigation every address of the other style leads to its counterpart, never to a 404 [NAV-04]`, async ({
    page,
    places,
    brand,
    sandbox,
    spareHost,
  }) => {
    let { url } = places[brand];
    if (OWN[brand] !== style) {
      await sandbox.overrideSettings(brand, { navigationSystem: style });
      await spareHost();
      url = places.spare.url;
    }
    for (const path of [...BASIC_AREA, ...PANEL_AREA, '/account']) {
      const answer = await page.request.get(`${url}${path}?a=1`);
      expect(answer.status(), path).toBe(200);
      const served = new URL(answer.url());
      expect(served.search, path).toBe('?a=1');
      if (path !== '/profile/favorites' && path !== '/account')
        expect(served.pathname.startsWith('/profile2/'), path).toBe(style === 'panel');
    }
    await page.goto(`${url}/responsible-gambling`);
    const limits = page.getByRole('main').getByRole('link', { name: 'Set limits' }).first();
    const area = style === 'panel' ? '/profile2' : '/profile';
    await expect(limits).toHaveAttribute('href', `${area}/limits`);
  });
}

test('the design variant keeps every link of the app, in any language, until it is left by its address [NAV-05]', async ({
  page,
}) => {
  await page.goto('/de/design/cashback');
  await expect(page.locator('[data-day]').first()).toBeVisible();
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !/^\/de\/design(?:$|[/?#])/.test(href))).toEqual([]);
  await page.getByRole('contentinfo').locator('a[href$="/casino"]').click();
  await expect(page).toHaveURL(/\/de\/design\/casino$/);
});
