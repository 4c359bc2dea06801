import { expect, test } from '../../src/journey.ts';

test('a visitor from an excluded country meets the overlay, reads the rules, and is let in by the browser’s own place', async ({
  page,
  context,
  sandbox,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/did not tell where it is/);
  await sandbox.setVisitor({ country: 'US' });
  const answer = await page.goto('/?cpnc=7');
  expect(answer?.headers()['cache-control']).toContain('s-maxage');
  const overlay = page.getByRole('alertdialog', { name: 'Not available where you are' });
  await expect(overlay).toContainText('Blocked: United States');
  await page.keyboard.press('Escape');
  await expect(overlay.getByText('Not checked')).toBeVisible();
  await expectAccessible('[role=alertdialog]');

  await overlay.getByRole('button', { name: 'Check my location' }).click();
  await expect(overlay).toContainText('Access to your location is blocked');

  await overlay.getByRole('link', { name: 'Responsible gambling' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay).toBeHidden();
  await page.getByRole('link', { name: 'Promotions' }).first().click();
  await expect(overlay).toBeVisible();
  const told = (await sandbox.fetchLogEvents()).filter(({ event }) => event === 'COUNTRY_BLOCKED');
  expect(told).toEqual([expect.objectContaining({ payload: expect.objectContaining({ country: 'US' }) })]);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.37, longitude: 4.895 });
  await overlay.getByRole('button', { name: 'Check again' }).click();
  await expect(overlay).toBeHidden();
});
