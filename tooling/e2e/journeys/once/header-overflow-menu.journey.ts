import { expect, test } from '../../src/journey.ts';

/** What basic navigation shows on both sides of its breakpoints. */
const LAYOUTS = [
  { width: 767, words: 'none', menu: 'bar' },
  { width: 768, words: 'none', menu: 'header' },
  { width: 1024, words: 'none', menu: 'header' },
  { width: 1025, words: 'some', menu: 'header' },
  { width: 1450, words: 'some', menu: 'header' },
  { width: 1451, words: 'all', menu: 'none' },
] as const;

test('up to 1450 px the menu holds what the header has no room for, and the platform hears of the device [NAV-12]', async ({
  page,
  sandbox,
  expectAccessible,
}) => {
  await page.goto('/');
  const views = async () => {
    const told = (await sandbox.fetchLogEvents()).map(({ payload }) => JSON.stringify(payload));
    return told.map((words) => /"userDeviceType":"(\w+)"/.exec(words)?.[1] ?? '');
  };
  await expect.poll(views).toEqual(['desktop']);
  const main = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true });
  for (const { width, words, menu: where } of LAYOUTS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(main.getByRole('link', { name: 'Slots' })).toBeVisible({ visible: words !== 'none' });
    await expect(main.getByRole('link', { name: 'Rakeback' })).toBeVisible({ visible: words === 'all' });
    await expect(menu).toHaveCount(where === 'none' ? 0 : 1);
    await expect(page.getByRole('banner').locator(menu)).toHaveCount(where === 'header' ? 1 : 0);
  }

  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click();
  await expect.poll(views).toEqual(['desktop', 'tablet']);
  await page.setViewportSize({ width: 767, height: 800 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect.poll(views).toEqual(['desktop', 'tablet', 'mobile']);

  await page.setViewportSize({ width: 1450, height: 800 });
  await menu.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Limits' })).toBeVisible();
  await expectAccessible();
  await sheet.getByRole('link', { name: 'Rakeback' }).click();
  await expect(page.getByRole('dialog', { name: 'Rakeback calendar' })).toBeVisible();
});

// A long balance with a long word for it, and a bonus beside it.
for (const [persona, path, word] of [
  ['vip', '/tr/cashback', 'Bakiye'],
  ['bonus-active', '/cashback', 'bonus'],
  ['bonus-active', '/de/cashback', 'Bonus'],
] as const)
  test(`with the money of ${persona} in it the header of ${path} still is one row, and nothing pushes the page wider [NAV-12]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(persona);
    await page.goto(path);
    await expect(page.getByRole('banner').getByText(word).last()).toBeVisible();
    const outside = () =>
      page.evaluate(() => {
        const header = document.querySelector('header')?.getBoundingClientRect();
        if (!header) return ['no header'];
        const isOutside = (one: Element) => {
          const { width, top, bottom, left, right } = one.getBoundingClientRect();
          const above = top < header.top || bottom > header.bottom;
          return width > 1 && (above || left < 0 || right > window.innerWidth);
        };
        const all = Array.from(document.querySelectorAll('header a, header button'));
        return all.filter(isOutside).map((one) => one.textContent);
      });
    for (const width of [768, 1025, 1239, 1240, 1280, 1451, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(outside, `at ${width} px`).toEqual([]);
    }
  });
