import { expect, test } from '../../src/journey.ts';
import { collectRequests } from '../../src/requests.ts';

test('the settings come in the first HTML, and nothing secret with them [SET-04]', async ({
  page,
  places,
  brand,
}) => {
  const requested = collectRequests(page, places[brand].url);
  const answer = await page.goto('/', { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('affiliateKeyQueryParameter');
  for (const secret of ['whitelistedIPs', '198.51.100.10', `sandbox-${brand}`, 'SYSTEM_TOKEN'])
    expect(html, secret).not.toContain(secret);
  expect(requested.filter((url) => url.includes('settings2'))).toEqual([]);
  const refused = await page.request.get('/api/core/casino/settings2');
  expect(refused.status()).toBe(404);
});

test('the page is whole before any script runs: hero, accumulator, calendar and the ways in [SET-04]', async ({
  browser,
  places,
  brand,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: places[brand].url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cashback accumulator' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rakeback calendar' })).toBeVisible();
  await context.close();
});

test('the brand’s sheet is layered in its declared order, so the theme never loses to the reset', async ({
  page,
}) => {
  await page.goto('/');
  const orders = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules]
        .filter((rule) => rule instanceof CSSLayerStatementRule || rule instanceof CSSLayerBlockRule)
        .flatMap((rule) => (rule instanceof CSSLayerStatementRule ? [...rule.nameList] : [rule.name])),
    ),
  );
  // A layer inside another (`kit.base`) changes nothing between the layers themselves.
  const outer = orders.filter((name) => !name.includes('.'));
  expect([...new Set(outer)]).toEqual(['reset', 'tokens', 'kit', 'shell', 'feature', 'brand']);
});
