import { expect, test } from '../../src/journey.ts';
import { WIDTHS } from '../../src/worker-addresses.ts';

// Where there are keys there is room.
test.use({ viewport: WIDTHS[1280] });

test('search by keyboard: a typo is forgiven, the arrows choose, Enter opens the game, Back returns to what was typed', async ({
  page,
}) => {
  await page.goto('/cashback');
  const opener = page
    .getByRole('link', { name: /^Search/ })
    .filter({ visible: true })
    .first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Find a game' });
  const field = dialog.getByRole('combobox', { name: 'Search games and studios' });
  await expect(field).toBeFocused();
  await expect(
    dialog.getByRole('group', { name: 'Popular games' }).getByRole('option').first(),
  ).toBeVisible();

  await page.keyboard.type('harbuor sevens');
  await expect(dialog.getByRole('status')).toHaveText(/^Games found: \d+$/);
  const marked = dialog.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowDown');
  await expect(marked).toContainText('Harbour Sevens');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  const way = await marked.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/casino\/games\/harbour-sevens$/);
  expect(way).toBe('/casino/games/harbour-sevens');
  await expect(dialog).toBeHidden();

  await page.goBack();
  await expect(field).toHaveValue('harbuor sevens');
  expect(page.url()).not.toContain('harbuor');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/cashback$/);
});

test('what the search brings with it changes nothing of the list beneath, and the game it opens has the focus', async ({
  page,
}) => {
  await page.goto('/casino');
  const studios = page.locator('main [role="combobox"]').first();
  await expect(page.getByRole('button', { name: /^Favourite/ }).first()).toBeVisible();
  const size = () => studios.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight]);
  const before = await size();
  await page
    .getByRole('link', { name: /^Search/ })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Find a game' });
  await dialog.getByRole('combobox').fill('harbour sevens');
  const found = dialog.getByRole('option', { name: /^Harbour Sevens/ });
  await expect(found).toBeVisible();
  expect(await size()).toEqual(before);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Sevens' })).toBeFocused();
});
