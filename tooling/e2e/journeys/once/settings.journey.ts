import { expect, test } from '../../src/journey.ts';

test('missing and wrong-typed settings take their defaults, each said once, and the page stands [SET-02]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, {
    theme: 7,
    navigationSystem: ['panel'],
    inactivitySessionTimeout: 'soon',
    brandName: [],
    pageKeys: 'all',
    pageUrlSetup: { root: '/' },
    mirrorDomain: 'none',
    formFieldsValidation: false,
  });
  const host = await spareHost();
  await page.goto(places.spare.url);
  await expect(page.locator('[data-day]').first()).toBeVisible();
  await expect(page.locator('[data-side]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', brand);
  for (const key of ['theme', 'navigationSystem', 'inactivitySessionTimeout', 'pageUrlSetup'])
    expect(
      host.output.filter((line) => line.includes(`setting ${key} `)),
      key,
    ).toHaveLength(1);
});
