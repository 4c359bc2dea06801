import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { tabTo } from '../../src/tab-to.ts';
import { WIDTHS } from '../../src/worker-addresses.ts';
import { calendarDialog } from '../../src/rewards.ts';

test('by keyboard alone a visitor passes the navigation, opens two modals and comes back out of both [NAV-07]', async ({
  page,
}) => {
  await page.goto('/cashback');
  await expect(page.locator('[data-day]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  const opener = page.getByRole('main').getByRole('link', { name: 'Open the calendar' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const calendar = calendarDialog(page).root;
  const login = calendar.getByRole('link', { name: 'Log in' });
  await tabTo(page, login);
  await page.keyboard.press('Enter');
  await expect(loginForm(page).email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: WIDTHS[375] });

  test('the menu opens and closes by keyboard alone, axe finds nothing in it, and it leads on and is gone there [NAV-13]', async ({
    page,
    expectAccessible,
  }) => {
    for (const [path, name] of [
      ['/ar/contacts', 'القائمة'],
      ['/contacts', 'Menu'],
    ] as const) {
      await page.goto(path);
      const button = page.getByRole('button', { name, exact: true }).filter({ visible: true });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name });
      await expect(menu).toBeVisible();
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button.first()).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await tabTo(page, menu.getByRole('link', { name: 'Cashback', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cashback$/);
    await expect(menu).toBeHidden();
  });
});
