import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { recordFilters as filters, unfoldFilters } from '../../src/record-filters.ts';

const LIST = '/profile/transactions';

const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');

async function choose(page: Page, label: string, option: string): Promise<void> {
  await filters(page).getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('Back undoes the last filter, and one typed day is one step [PAY-10]', async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.goto('/profile/edit-profile');
  await page
    .getByRole('navigation', { name: 'Your area' })
    .getByRole('link', { name: 'Transactions' })
    .click();
  await expect(table(page)).toBeVisible();
  const list = page.url();
  await unfoldFilters(page);
  await choose(page, 'Type', 'Withdrawal');
  await expect(page).toHaveURL(/\?type=withdrawal$/);
  await choose(page, 'Status', 'Cancelled');
  await expect(page).toHaveURL(/type=withdrawal&status=cancelled$/);
  const from = page.getByLabel('From');
  await from.fill('2026-11-01');
  await from.fill('2026-11-02');
  await expect(page).toHaveURL(/from=2026-11-02$/);
  await page.goBack();
  await expect(page).toHaveURL(/type=withdrawal&status=cancelled$/);
  await expect(from).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\?type=withdrawal$/);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(filters(page).getByLabel('Type')).toContainText('All');
});

for (const number of ['99', '99999']) {
  test(`page ${number} of a list with two leads to the second, and the address says so [PAY-10]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('depositor');
    await page.goto(`${LIST}?page=${number}`);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(rows(page)).not.toHaveCount(0);
  });
}

test('the list, each other view and a payment have titles of their own [PAY-10]', async ({
  page,
  signInAs,
  brand,
}) => {
  const name = brand === 'lulu' ? 'Lulu' : 'Curaçao';
  await signInAs('depositor');
  await page.goto(LIST);
  await expect(page).toHaveTitle(`Transactions · ${name}`);
  const link = table(page).getByRole('link', { name: /^WD-/ }).first();
  const reference = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveTitle(`Withdrawal ${reference} · ${name}`);
  await page.goBack();
  await expect(page).toHaveTitle(`Transactions · ${name}`);
  await page.getByRole('link', { name: 'Casino history' }).click();
  await expect(page).toHaveTitle(`Casino history · ${name}`);
  await page.goto(`${LIST}?view=statement`);
  await expect(page).toHaveTitle(`Statement · ${name}`);
});

test('rows are compact: at most 56 px at the desk, 120 px as cards [PAY-10]', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await page.goto(LIST);
  await expect(rows(page)).toHaveCount(20);
  const tallest = async () =>
    Math.max(
      ...(await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))),
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await tallest()).toBeLessThanOrEqual(56);
  for (const width of [375, 320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tallest(), `${width} px`).toBeLessThanOrEqual(120);
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }
  await expectAccessible('main');
});

test('at the desk a press anywhere on a row opens its record, and what copies its ID still copies [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs('depositor');
  await page.goto(LIST);
  const row = rows(page).first();
  await row.getByRole('button').click();
  await expect(page).not.toHaveURL(/record=/);
  const { width, height } = (await row.boundingBox()) ?? { width: 0, height: 0 };
  await row.click({ position: { x: width - 8, y: height / 2 } });
  await expect(page).toHaveURL(/record=/);
});

test('on a phone the list comes before its filters, which unfold by a press that says how many are chosen; on a tablet the cards stand in one column [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${LIST}?type=withdrawal&from=2026-11-01`);
  await expect(rows(page).first()).toBeInViewport();
  const toggle = filters(page).getByRole('button', { name: 'Filters (2)' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(filters(page).getByLabel('Type')).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await choose(page, 'Type', 'All');
  await expect(filters(page).getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(filters(page).getByLabel('From')).toHaveValue('2026-11-01');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(toggle).toBeHidden();
  await expect(filters(page).getByLabel('Status')).toBeVisible();
  const starts = await rows(page).evaluateAll((all) => [
    ...new Set(all.map((row) => Math.round(row.getBoundingClientRect().left))),
  ]);
  expect(starts, 'columns of cards').toHaveLength(1);
});

for (const width of [320, 375])
  test(`at ${width} px nothing of a card lies over its neighbour, and no method's name is torn [PAY-10]`, async ({
    page,
    signInAs,
    brand,
  }) => {
    await signInAs('depositor');
    await page.setViewportSize({ width, height: 640 });
    await page.goto(brand === 'lulu' ? `/de${LIST}` : LIST);
    const cards = page.locator('[data-list] tbody tr');
    await expect(cards).toHaveCount(20);
    const covered = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        // What is for screen readers alone covers nothing.
        const seen = [...card.querySelectorAll('td')].filter((cell) => cell.offsetWidth > 2);
        const texts = seen.flatMap((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const box = range.getBoundingClientRect();
          return box.width > 2 && box.height > 2 ? [{ text: cell.innerText, box }] : [];
        });
        return texts.flatMap((one, at) =>
          texts
            .slice(at + 1)
            .filter(
              ({ box }) =>
                box.left < one.box.right - 1 &&
                box.right > one.box.left + 1 &&
                box.top < one.box.bottom - 1 &&
                box.bottom > one.box.top + 1,
            )
            .map((other) => `${one.text} | ${other.text}`),
        );
      }),
    );
    expect(covered).toEqual([]);
    const torn = await cards
      .locator('td bdi')
      .evaluateAll((all) =>
        all
          .filter((one) => !/\s/.test(one.textContent) && one.getClientRects().length > 1)
          .map((one) => one.textContent),
      );
    expect(torn).toEqual([]);
  });

for (const path of ['', '/ar']) {
  test(`the current tab is in view on a phone, and the page does not move: ${path}${LIST}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('depositor');
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(`${path}${LIST}?view=statement`);
    const current = page.locator('nav a[aria-current=page]:visible');
    await expect(page.locator('[data-records] nav a[aria-current=page]')).toBeInViewport({ ratio: 1 });
    const tabs = current.filter({ hasText: path === '' ? 'Transactions' : 'المعاملات' });
    await expect(tabs.first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
