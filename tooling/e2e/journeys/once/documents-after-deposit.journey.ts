import { DOCUMENT_NAMES, documentPart } from '../../src/documents.ts';
import { expect, test } from '../../src/journey.ts';
import { OWN_PAGES } from '../../src/profile.ts';

test('where the brand asks for documents after the first deposit only, the page says so and takes none before [PRF-06]', async ({
  page,
  places,
  brand,
  sandbox,
  signInAs,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { allowKYCBeforeDeposit: false });
  await spareHost();
  const waits = page.getByText('after your first deposit');
  const { root } = documentPart(page, DOCUMENT_NAMES.address);
  const choose = root.getByRole('button', { name: 'Choose files' });

  await signInAs('newcomer', places.spare.url);
  await page.goto(places.spare.url + OWN_PAGES[brand].documents);
  await expect(waits).toBeVisible();
  await expect(root).toBeVisible();
  await expect(choose).toHaveCount(0);

  await signInAs('depositor', places.spare.url);
  await page.goto(places.spare.url + OWN_PAGES[brand].documents);
  await expect(choose).toBeVisible();
  await expect(waits).toHaveCount(0);
});
