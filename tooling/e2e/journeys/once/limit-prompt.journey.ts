import { fillCard, readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';
import { limitsPage } from '../../src/limits.ts';

for (const market of ['gb', 'on'])
  test(`in market ${market} a first deposit waits for a limit or a plain no, and asks nothing once one is set [LIM-01] [LIM-05]`, async ({
    page,
    places,
    brand,
    sandbox,
    signInAs,
    spareHost,
    expectAccessible,
  }) => {
    await sandbox.overrideSettings(brand, { market });
    await spareHost();
    const { url } = places.spare;
    await signInAs('newcomer', url);
    await page.goto(`${url}/deposit?amount=30`);
    const prompt = page.getByRole('region', { name: 'Decide on a deposit limit first' });
    const none = prompt.getByRole('checkbox', { name: 'I do not want a deposit limit' });
    const pay = page.getByRole('button', { name: 'Deposit €30.00' });
    await expect(none).not.toBeChecked();
    await expectAccessible('form');
    await fillCard(page);
    const before = await readBalance(sandbox, 'newcomer');
    await pay.click();
    await expect(none).toBeFocused();
    await expect(prompt).toContainText('Set a limit, or tick this box.');
    expect(await readBalance(sandbox, 'newcomer')).toBe(before);

    await prompt.getByRole('link', { name: 'Set a deposit limit' }).click();
    const { dialog, send } = limitsPage(page);
    const amount = dialog.getByLabel(/^New limit in/);
    await expect(amount).toHaveValue('');
    await amount.fill('60');
    await dialog.getByRole('button', { name: 'See what it means' }).click();
    await send('Set €60.00');
    await expect(prompt).toBeHidden();
    await expect(page.getByRole('progressbar', { name: /deposit limit/ })).toBeVisible();
    await pay.click();
    await expect.poll(() => readBalance(sandbox, 'newcomer')).toBe(before + 30);
  });

test('who says that they want no limit pays without one', async ({
  page,
  places,
  brand,
  sandbox,
  signInAs,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { market: 'gb' });
  await spareHost();
  const { url } = places.spare;
  await signInAs('newcomer', url);
  await page.goto(`${url}/deposit?amount=30`);
  await fillCard(page);
  await page.getByRole('checkbox', { name: 'I do not want a deposit limit' }).check();
  const before = await readBalance(sandbox, 'newcomer');
  await page.getByRole('button', { name: 'Deposit €30.00' }).click();
  await expect.poll(() => readBalance(sandbox, 'newcomer')).toBe(before + 30);
});
