import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';

// What a page does before anybody is at it is the matter here.
test.use({ activity: 'away' });

/** The paths of a kind of file that a page fetches from now on, each as often as it is fetched. */
function collectFetched(page: Page, kind: 'font' | 'image'): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === kind) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The paths of the game pictures that are on the screen, at least with an edge. */
function gamesOnScreen(page: Page): Promise<string[]> {
  return page.locator('a[href*="/casino/games/"] img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { top, bottom } = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { pathname } = new URL((image as HTMLImageElement).src);
      return bottom > 0 && top < innerHeight ? [pathname] : [];
    }),
  );
}

const games = (paths: readonly string[]): string[] => paths.filter((path) => path.includes('/games/'));

test('a page fetches the two font files its letters need, each once', async ({ page }) => {
  const fonts = collectFetched(page, 'font');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(2);
  expect(new Set(fonts).size).toBe(2);
  expect(fonts.every((path) => path.includes('-basic-'))).toBe(true);
});

/** The theme's families whose files the page draws with. */
function drawnWith(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
        .map(({ family }) => family),
    ),
  ]);
}

/** Lets no code of the page through until it is released. */
async function holdCode(page: Page): Promise<{ release: () => Promise<void> }> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    release: async () => {
      held.resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

test('a first visit is drawn with fallback faces until the code is there; the next one begins with the fonts', async ({
  page,
}) => {
  const code = await holdCode(page);
  const fonts = collectFetched(page, 'font');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  expect(fonts).toEqual([]);
  await code.release();
  await expect.poll(() => drawnWith(page)).toHaveLength(2);

  const again = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => drawnWith(page)).toHaveLength(2);
  await again.release();
});

test('a Turkish page fetches the few letters more, no other file', async ({ page }) => {
  const fonts = collectFetched(page, 'font');
  await page.goto('/tr', { waitUntil: 'networkidle' });
  expect(new Set(fonts).size).toBe(fonts.length);
  expect(fonts.filter((path) => !/-(?:basic|turkish)-/.test(path))).toEqual([]);
});

test('no picture below the fold is fetched before somebody scrolls, and those near then are', async ({
  page,
}) => {
  const pictures = collectFetched(page, 'image');
  await page.goto('/', { waitUntil: 'networkidle' });
  const visible = await gamesOnScreen(page);
  expect(games(pictures).filter((path) => !visible.includes(path))).toEqual([]);
  const row = page.locator('section:has(a[href*="/casino/games/"] img)').last();
  await row.scrollIntoViewIfNeeded();
  const first = row.locator('img').first();
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('without script the pictures come as somebody scrolls to them', async ({ browser, places, brand }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: places[brand].url });
  const page = await context.newPage();
  const pictures = collectFetched(page, 'image');
  await page.goto('/');
  const picture = page.locator('section:has(a[href*="/casino/games/"] img)').last().locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect.poll(() => games(pictures).length).toBeGreaterThan(0);
  await context.close();
});

test.describe('for players who like things to move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero stays on its first slide until somebody touches the page, and turns from then on [NAV-14]', async ({
    page,
  }) => {
    await page.clock.install();
    const pictures = collectFetched(page, 'image');
    await page.goto('/', { waitUntil: 'networkidle' });
    const carousel = page.getByRole('region', { name: 'Highlights' });
    await page.clock.fastForward(60_000);
    await expect(carousel).toBeHidden();
    expect(pictures.filter((path) => path.includes('/assets/hero-'))).toEqual([]);
    await page.keyboard.press('Shift');
    await page.clock.runFor(2_000);
    await expect(carousel).toBeVisible();
    await page.clock.runFor(3_500);
    await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeVisible();
  });
});
