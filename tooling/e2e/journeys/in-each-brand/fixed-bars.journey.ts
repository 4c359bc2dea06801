import type { Page } from '@playwright/test';
import { fillCard } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { findOverflowingText } from '../../src/text-overflow.ts';
import { WIDTHS } from '../../src/worker-addresses.ts';

test.use({ viewport: WIDTHS[375] });

/** What has the focus, and whether a bar that stays in place lies over any of it. */
async function readFocus(page: Page): Promise<{ name: string; isInForm: boolean; isCovered: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return { name: '', isInForm: false, isCovered: false };
    // A hidden radio is seen by its label, the amount by its box.
    const seen = focused.closest('label') ?? focused;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 2);
    const isUnderBar = (y: number) => {
      const hit = document.elementFromPoint(x, y);
      for (let at = hit; at && !at.contains(focused); at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      return hit === null;
    };
    const name = focused.getAttribute('aria-label') ?? seen.textContent.trim().slice(0, 40);
    return {
      name: `${focused.tagName} ${name || focused.id} ${Math.round(top)}–${Math.round(bottom)}`,
      isInForm: focused.closest('main') !== null,
      isCovered: [top + 2, (top + bottom) / 2, bottom - 2].some(isUnderBar),
    };
  });
}

/** Presses the key until the focus leaves the page's main part, and names what was covered on the way. */
async function findCoveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  let stops = 0;
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key);
    const { name, isInForm, isCovered } = await readFocus(page);
    if (!isInForm) {
      if (stops > 0) break;
      continue;
    }
    stops += 1;
    if (isCovered) covered.push(name);
  }
  expect(stops, 'stops in the form').toBeGreaterThan(6);
  return covered;
}

test('on a phone no bar covers what has the keyboard’s focus, in the deposit and in the withdrawal [NAV-07]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=26');
  await fillCard(page);
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  expect(await findCoveredStops(page, 'Tab'), 'covered on /deposit').toEqual([]);
  expect(await findCoveredStops(page, 'Shift+Tab'), 'covered on the way back').toEqual([]);
  await page.goto('/withdraw');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await expect(page.getByLabel('Bank code')).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  expect(await findCoveredStops(page, 'Tab'), 'covered on /withdraw').toEqual([]);
  expect(await findCoveredStops(page, 'Shift+Tab'), 'covered on the way back').toEqual([]);
});

for (const from of ['dialog', 'card'] as const) {
  test(`on a phone the field that another method begins with is clear of the pay bar, from the ${from} [PAY-07] [NAV-07]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('depositor');
    await page.goto('/deposit?amount=62.02');
    await fillCard(page);
    await page
      .getByRole('button', { name: /^Deposit/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /instead/ })).toBeVisible();
    if (from === 'card') {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: /instead/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Card number')).toBeFocused();
    await expect.poll(async () => (await readFocus(page)).isCovered).toBe(false);
  });
}

test('on a phone both buttons of a withdrawal’s review are on the screen [PAY-09]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/withdraw');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('27');
  await expect(page.getByText(/per withdrawal/)).toBeInViewport({ ratio: 1 });
  for (const [label, value] of [
    ['Beneficiary name', 'Pia Dahl'],
    ['Account number', 'DE89370400440532013000'],
    ['Bank code', 'COBADEFFXXX'],
    ['Bank name', 'Commerzbank'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Check your withdrawal' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Withdraw €27/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeInViewport({ ratio: 1 });
});

test('on a phone a deposit by coins shows amount and address before its QR code [PAY-04]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/deposit?amount=50');
  await page.getByRole('radio', { name: /Tether/ }).check();
  await page.getByRole('radio', { name: /Tron/ }).check();
  await page
    .getByRole('button', { name: /^Deposit/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Send your deposit' });
  const copy = dialog.getByRole('button', { name: 'Copy: Address' });
  await expect(copy).toBeVisible();
  await expect.poll(async () => (await copy.boundingBox())?.y ?? Infinity).toBeLessThan(560);
});

test('on a phone the notice of a lost connection stands above the pay bar', async ({
  page,
  context,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  await signInAs('depositor');
  await page.goto('/deposit?amount=26');
  const pay = page.getByRole('button', { name: /^Deposit/ });
  await expect(pay).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('No connection. You can go on once you are back online.')).toBeVisible();
  const notice = page.getByText('No connection. What you see may be out of date.');
  await expect(notice).toBeVisible();
  const [bar, above] = [await page.locator('[data-frame-foot]').boundingBox(), await notice.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

for (const [persona, balance] of [
  ['crypto', /0\.048215/],
  ['lira', /4,800/],
] as const) {
  test(`on a phone the deposit of a player with a long balance is as wide as the screen: ${persona}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(persona);
    await page.goto('/deposit');
    await expect(page.getByRole('banner').getByText(balance).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    expect(await findOverflowingText(page)).toEqual([]);
  });
}
