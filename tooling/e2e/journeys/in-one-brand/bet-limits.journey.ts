import { expect, test } from '../../src/journey.ts';
import { limitsPage } from '../../src/limits.ts';
import { BRANDS } from '../../src/worker-addresses.ts';

const MINUTE = 60_000;

test('a bet limit stays for an hour, whichever way it is to go, and warns of it before; then a change holds at once [LIM-01] [LIM-02]', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('kyc-approved');
  const limits = limitsPage(page);
  const bet = limits.card('Bet limit');
  const locked = 'You can change your bet limit again from';
  await limits.open();
  await bet.getByRole('link', { name: 'Set a limit' }).click();
  await expect(limits.dialog).toContainText('Your choice stays for at least an hour.');
  await limits.dialog.getByLabel(/^New limit in/).fill('40');
  await limits.dialog.getByRole('button', { name: 'See what it means' }).click();
  await expect(limits.dialog).toContainText('Your choice stays for at least an hour.');
  await expectAccessible('[role=dialog]');
  await limits.send('Set €40.00');
  await expect(bet).toContainText('of €40.00');
  await expect(bet).toContainText(locked);
  await expect(bet).toContainText(/19:1\d.*your time.*18:1\d\sUTC/);
  await expect(bet.getByRole('button', { name: 'Change' })).toBeDisabled();
  await expect(bet.getByRole('link')).toHaveCount(0);
  await expectAccessible('main');

  await page.goto('about:blank');
  await sandbox.advance(58 * MINUTE);
  await signInAs('kyc-approved');
  await limits.open();
  await expect(bet).toContainText(locked);
  await expect(bet.getByRole('button', { name: 'Change' })).toBeDisabled();

  await sandbox.advance(3 * MINUTE);
  await limits.open();
  await limits.preview('Bet limit', 'Raise or remove', '90');
  await expect(limits.dialog).toContainText('It holds from');
  await limits.send('Set €90.00');
  await expect(bet).toContainText('of €90.00');
  await expect(page.getByText('Limit Updated Successfully')).toBeVisible();
  await expect(bet).toContainText(locked);
});

test('who changes a bet limit too soon, in a tab that does not know, is told when it may be, and nothing changes [LIM-02]', async ({
  page,
  signInAs,
  openTab,
  tolerate,
}) => {
  tolerate(/status of 422/);
  await signInAs('kyc-approved');
  const limits = limitsPage(page);
  const other = await openTab();
  await limits.open();
  await limits.preview('Bet limit', 'Set a limit', '40');
  const elsewhere = limitsPage(other);
  await elsewhere.open();
  await elsewhere.preview('Bet limit', 'Set a limit', '500');
  await limits.send('Set €40.00');
  await elsewhere.dialog.getByRole('button', { name: /^(?:Set|Ask for) €500\.00$/ }).click();
  await expect(elsewhere.dialog.getByRole('alert')).toContainText('You can change your bet limit again from');
  await elsewhere.open();
  await expect(elsewhere.card('Bet limit')).toContainText('of €40.00');
});

test('where the market makes a higher bet limit wait longer than the hour, its wait counts [LIM-01] [LIM-02]', async ({
  page,
  places,
  brand,
  sandbox,
  signInAs,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { market: 'on' });
  await spareHost();
  await signInAs('kyc-approved', places.spare.url);
  const limits = limitsPage(page);
  const bet = limits.card('Bet limit');
  const address = `${places.spare.url}/profile/limits`;
  await page.goto(address);
  await limits.preview('Bet limit', 'Set a limit', '40');
  await limits.send('Set €40.00');
  await page.goto('about:blank');
  await sandbox.advance(61 * MINUTE);
  await signInAs('kyc-approved', places.spare.url);
  await page.goto(address);
  await limits.preview('Bet limit', 'Raise or remove', '90');
  await expect(limits.dialog).toContainText('You can confirm it from');
  await expect(limits.dialog).toContainText(/21 Nov.*19:1\d/);
  await limits.send('Ask for €90.00');
  await expect(bet).toContainText('Raise to €90.00 is waiting');
  await expect(bet).toContainText('of €40.00');
});

test('from the last two loyalty steps on a bet limit is changed and removed by support alone [LIM-02]', async ({
  page,
  places,
  brand,
  sandbox,
  signInAs,
  spareHost,
}) => {
  const limits = limitsPage(page);
  const bet = limits.card('Bet limit');
  // The persona stands at level 9 and has a daily bet limit.
  const expectSupportOnly = async (origin: string) => {
    await page.goto(`${origin}/profile/limits`);
    await expect(bet).toContainText('Please contact support to change or remove your bet limit.');
    await expect(bet.getByRole('link')).toHaveText(['Contact support']);
    await expect(bet.getByRole('button')).toHaveCount(0);
    await page.goto(`${origin}/profile/limits?modal=bet-limit&period=daily`);
    await expect(limits.dialog).toContainText('Please contact support');
    await expect(limits.dialog.getByLabel(/^New limit in/)).toHaveCount(0);
  };
  await signInAs('high-loyalty', places[brand].url);
  await page.goto(`${places[brand].url}/profile/limits`);
  await expect(bet).toContainText('of €500.00');
  await expectSupportOnly(places[brand].url);

  await sandbox.overrideSettings(brand, { loyaltyLevelGroupSteps: [0, 2, 9, 20] });
  const lower = await spareHost();
  await signInAs('high-loyalty', places.spare.url);
  await expectSupportOnly(places.spare.url);
  await page.goto('about:blank');
  await lower.stop();

  // Over every brand of the account: what one leaves to support no other opens.
  for (const own of BRANDS) await sandbox.overrideSettings(own, { loyaltyLevelGroupSteps: [0, 2, 10, 20] });
  await spareHost();
  await page.goto(`${places.spare.url}/profile/limits`);
  await expect(bet).toContainText('of €500.00');
  await limits.preview('Bet limit', 'Lower', '300');
  await limits.send('Set €300.00');
  await expect(bet).toContainText('of €300.00');
});
