import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, or Shift and Tab, until the focus is there, as a player without a mouse would. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place.first()).toBeVisible();
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press(key);
    if (await place.first().evaluate((element) => element === document.activeElement)) return;
  }
  await expect(place.first(), 'Tab comes to it').toBeFocused();
}
