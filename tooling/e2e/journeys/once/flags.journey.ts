import { expect, test } from '../../src/journey.ts';

test('the club’s page shows the groups of the settings, and the terms a friend’s share as they say', async ({
  page,
  brand,
  places,
  sandbox,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { loyaltyLevelGroupSteps: [0, 7, 21], referAFriendPercent: 17 });
  await spareHost();
  await page.goto(`${places.spare.url}/vip-club`);
  const groups = page.getByRole('main').getByRole('list').filter({ hasText: 'from level' });
  await expect(groups.getByRole('listitem').filter({ hasText: 'from level' })).toHaveText([
    /Group 1.*from level 0$/,
    /Group 2.*from level 7$/,
    /Group 3.*from level 21$/,
  ]);
  await page.goto(`${places.spare.url}/freemoney`);
  await expect(page.getByRole('main')).toContainText('17% of that amount is added to your balance');
  await page.goto(`${places.spare.url}/bonus-terms`);
  await expect(page.getByRole('main')).toContainText('You receive 17% as your share for friends');
});
