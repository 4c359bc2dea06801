import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { WIDTHS, type Width } from '../../src/worker-addresses.ts';

const OWN = { curacao: 'basic', lulu: 'panel' } as const;

type Style = 'basic' | 'panel';

/** What the navigation consists of: how much room the side panel takes, and what else can be seen. */
const PARTS: Record<Style, Record<Width, { panel: number; seen: readonly ('bar' | 'menu' | 'words')[] }>> = {
  basic: {
    1280: { panel: 0, seen: ['menu', 'words'] },
    768: { panel: 0, seen: ['menu'] },
    375: { panel: 0, seen: ['bar', 'menu'] },
  },
  panel: {
    1280: { panel: 256, seen: [] },
    768: { panel: 76, seen: [] },
    375: { panel: 0, seen: ['menu'] },
  },
};

async function expectNavigation(page: Page, style: Style, width: Width): Promise<void> {
  const { panel, seen } = PARTS[style][width];
  const parts = {
    bar: page.getByRole('navigation', { name: 'Quick' }),
    menu: page.getByRole('button', { name: 'Menu', exact: true }),
    words: page.getByRole('banner').getByRole('link', { name: 'Tournaments' }),
  };
  await expect(page.getByRole('main')).toBeVisible();
  for (const name of ['bar', 'menu', 'words'] as const)
    await expect(parts[name].filter({ visible: true }), name).toHaveCount(seen.includes(name) ? 1 : 0);
  const room = page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));
  expect(await room).toBe(panel);
}

for (const width of [1280, 768, 375] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: WIDTHS[width] });

    test('each brand has its own navigation: header and bottom bar, or side panel and drawer [NAV-13] [BRD-01]', async ({
      page,
      brand,
    }) => {
      await page.goto('/');
      await expectNavigation(page, OWN[brand], width);
    });
  });
}

test('the other navigation style is switched on by the settings alone, at every width [NAV-13]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  expectAccessible,
}) => {
  const other = OWN[brand] === 'basic' ? 'panel' : 'basic';
  await sandbox.overrideSettings(brand, { navigationSystem: other });
  await spareHost();
  for (const width of [1280, 768, 375] as const) {
    await page.setViewportSize(WIDTHS[width]);
    await page.goto(places.spare.url);
    await expectNavigation(page, other, width);
    if (width !== 768) await expectAccessible();
  }
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await loginForm(page).fillInAs('vip');
  await expect(page.getByText('€18,420.75').filter({ visible: true }).first()).toBeVisible();
});

test('“Withdraw” in the header has room for its whole word on every page, whichever sheets load with it [NAV-13]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { navigationSystem: 'basic' });
  await spareHost();
  await page.setViewportSize(WIDTHS[1280]);
  await page.goto(`${places.spare.url}/?modal=login`);
  const login = loginForm(page);
  await login.fillInAs('depositor');
  await expect(login.dialog).toBeHidden();
  for (const path of ['/deposit', '/casino']) {
    await page.goto(`${places.spare.url}${path}`);
    const link = page.getByRole('banner').getByRole('link', { name: 'Withdraw', exact: true });
    await expect(link.getByText('Withdraw')).toBeVisible();
    // The page's own sheet is there with its form or its games.
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    const { box, text } = await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { box: element.getBoundingClientRect().width, text: range.getBoundingClientRect().width };
    });
    expect(text, `the word’s width on ${path}`).toBeGreaterThan(0);
    expect(box, `the link’s width on ${path}`).toBeGreaterThanOrEqual(text);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: WIDTHS[375] });

  test('the menu opens over the page, leads somewhere and is gone there [NAV-13]', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Cashback', exact: true }).click();
    await expect(page).toHaveURL(/\/cashback$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cashback and rakeback');
  });

  test('a press on the menu before the page’s code is there is made good once it is [NAV-13]', async ({
    page,
  }) => {
    const code = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true }).click();
    code.resolve();
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Cashback', exact: true }),
    ).toBeVisible();
  });
});
