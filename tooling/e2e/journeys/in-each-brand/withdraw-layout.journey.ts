import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { WIDTHS, type Width } from '../../src/worker-addresses.ts';

/** The page at every width, its dialog on a phone and at the desk. */
const SCREENS = [
  { path: '/withdraw', widths: [375, 768, 1280] },
  { path: '/?modal=withdraw', widths: [375, 1280] },
] as const;

/** Opens the address anew at each width: what is in sight from the start is asked about, not what is left after a resize. */
async function eachWidth(
  page: Page,
  { path, widths }: { path: string; widths: readonly Width[] },
  look: (width: Width) => Promise<void>,
) {
  for (const width of widths)
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize(WIDTHS[width]);
      await page.goto(path);
      await look(width);
    });
}

for (const { path, widths } of SCREENS) {
  test(`the way to the review is in sight from the start, and from tablets on the methods stand beside the form: ${path} [PAY-09] [NAV-06]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('depositor');
    await eachWidth(page, { path, widths }, async (width) => {
      const review = page.getByRole('button', { name: 'Review withdrawal' });
      await expect(review).toBeInViewport({ ratio: 1 });
      const amount = page.getByLabel('Amount');
      await expect(amount).toBeInViewport();
      await expect(page.getByRole('radio', { name: /Harborpay No fee/ })).toBeVisible();
      const methods = await page.getByRole('group', { name: 'Method' }).boundingBox();
      const field = await amount.boundingBox();
      const beside = (methods?.x ?? 0) + (methods?.width ?? 0) <= (field?.x ?? 0);
      expect(beside).toBe(width >= 768);
      // A field that the keyboard reaches is not under the bar.
      await amount.focus();
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
      const [focused, bar] = [await page.locator(':focus').boundingBox(), await review.boundingBox()];
      if (width < 768) expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    });
  });

  test(`a method's name of one long word is not torn: ${path}, in German [PAY-09]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('depositor');
    await eachWidth(page, { path: `/de${path}`, widths }, async () => {
      const name = page
        .getByRole('group', { name: 'Zahlungsart' })
        .getByText('Banküberweisung', { exact: true });
      await expect(name).toBeVisible();
      const { lines, room } = await name.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const [card, words] = [element.closest('label'), text.getBoundingClientRect()];
        const { left = 0, right = 0 } = card?.getBoundingClientRect() ?? {};
        const room = Math.min(words.left - left, right - words.right);
        return { lines: text.getClientRects().length, room };
      });
      expect(lines).toBe(1);
      expect(room).toBeGreaterThan(8);
    });
  });
}

for (const path of ['/deposit', '/withdraw'])
  test(`a method's fee, time and limits take two lines on a phone: ${path}, in German [PAY-01] [PAY-09]`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await signInAs('depositor');
    await page.goto(`/de${path}`);
    const terms = page.getByRole('group', { name: 'Zahlungsart' }).locator('label span span bdi');
    await expect(terms.first()).toBeVisible();
    const lines = await terms.evaluateAll((all) =>
      all.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBe(1);
  });

test('in Arabic no term of a method lies under its choice on a tablet [PAY-01]', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAs('depositor');
  await page.goto('/ar/deposit');
  const rows = page.locator('label:has([type=radio])');
  await expect(rows.first()).toBeVisible();
  const overlaps = await rows.evaluateAll((all) =>
    all
      .flatMap((row) => {
        const radio = row.querySelector('[type=radio]')?.getBoundingClientRect();
        return [...row.querySelectorAll('bdi')].filter((term) => {
          const box = term.getBoundingClientRect();
          return (
            radio &&
            box.left < radio.right &&
            box.right > radio.left &&
            box.top < radio.bottom &&
            box.bottom > radio.top
          );
        });
      })
      .map((term) => term.textContent),
  );
  expect(overlaps).toEqual([]);
});
