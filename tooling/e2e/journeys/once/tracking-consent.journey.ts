import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { watchShifts } from '../../src/metrics.ts';
import { collectApiRequests } from '../../src/requests.ts';
import {
  expectNewDocument,
  expectExecuted,
  nameDocument,
  listExecutedScripts,
  SCRIPTS,
} from '../../src/tracking.ts';

const question = (page: Page) => page.getByRole('region', { name: 'May partners track this visit?' });

test('where the settings ask for it nothing is tracked before a yes, a no is kept, and a yes can be taken back [TRK-01]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  expectAccessible,
}) => {
  await sandbox.overrideSettings(brand, { askTrackingConsent: true });
  await spareHost();
  // The brand's own host, which reads its settings each minute, need not hear of it.
  await sandbox.overrideSettings(brand, null);
  const shifts = await watchShifts(page);
  const asked = collectApiRequests(page, SCRIPTS);
  await page.goto(places.spare.url);
  const region = question(page);
  await expect(region).toBeVisible({ timeout: 15_000 });
  expect((await shifts()).sum).toBeLessThanOrEqual(0.01);
  await expectAccessible();
  await region.getByRole('button', { name: 'Refuse' }).press('Enter');
  await expect(region).toBeHidden();
  const choices = page.getByRole('button', { name: 'Tracking choices' });
  await page.reload();
  await choices.press('Enter');
  await expect(region).toBeFocused();
  await expect(region).toContainText('You have refused tracking.');
  await page.keyboard.press('Escape');
  await expect(region).toBeHidden();
  await expect(choices).toBeFocused();
  expect([asked, await listExecutedScripts(page)]).toEqual([[], []]);

  await choices.click();
  await region.getByRole('button', { name: 'Accept' }).click();
  await expect(region).toBeHidden();
  await expectExecuted(page, ['visit-counter']);
  await nameDocument(page);
  await choices.click();
  await region.getByRole('button', { name: 'Refuse' }).click();
  await expectNewDocument(page);
  await choices.click();
  await expect(region).toContainText('You have refused tracking.');
  expect(await listExecutedScripts(page)).toEqual([]);
});
