import { expect, test } from '../../src/journey.ts';
import { expectMessage, LIMITS_PATH, limitsPage } from '../../src/limits.ts';
import { collectBodies } from '../../src/session.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const UPDATED = 'Limit Updated Successfully';

const KINDS = [
  ['Deposit limit', 'deposit', '300'],
  ['Loss limit', 'loss', '200'],
  ['Bet limit', 'bet', '100'],
] as const;
const PERIODS = [
  ['Daily', 'daily', 0],
  ['Weekly', 'weekly', 1],
  ['Monthly', 'monthly', 2],
] as const;

test('a first limit on deposits, losses or stakes is set by day, week or month and holds at once [LIM-01]', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
  await signInAs('kyc-approved');
  const sent = collectBodies(page, LIMITS_PATH, 'PUT');
  const limits = limitsPage(page);
  await limits.open();
  for (const [label, period, number] of PERIODS) {
    await page.getByRole('main').getByRole('radiogroup').getByText(label).click();
    await expect(page).toHaveURL(new RegExp(`period=${period}`));
    for (const [name, type, amount] of KINDS) {
      await limits.preview(name, 'Set a limit', amount);
      await limits.send(`Set €${amount}.00`);
      await expectMessage(page, UPDATED);
      await expect(limits.card(name)).toContainText(`of €${amount}.00`);
      expect(sent.at(-1)).toMatchObject({ type, period: number, amount: Number(amount) });
    }
  }
  expect(sent).toHaveLength(9);
  await expectAccessible('main');
});

test('a lower limit holds at once; a higher one or none waits a day in sight, can be called off, and is confirmed [LIM-01]', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
  await signInAs('kyc-approved');
  const limits = limitsPage(page);
  const deposit = limits.card('Deposit limit');
  const loss = limits.card('Loss limit');
  await limits.open();
  for (const name of ['Deposit limit', 'Loss limit'] as const) {
    await limits.preview(name, 'Set a limit', '100');
    await limits.send('Set €100.00');
    await expectMessage(page, UPDATED);
    await limits.preview(name, 'Lower', '60');
    await expect(limits.dialog).toContainText('It holds from');
    await limits.send('Set €60.00');
    await expectMessage(page, UPDATED);
    await expect(limits.card(name)).toContainText('of €60.00');

    await limits.preview(name, 'Raise or remove', '200');
    await expect(limits.dialog).toContainText('You can confirm it from');
    await expect(limits.dialog).toContainText(/21 Nov.*18:\d\d.*your time.*17:\d\d\sUTC/);
    await expect(limits.dialog).toContainText('your limit stays as it is: €60.00');
    await limits.send('Ask for €200.00');
    await expectMessage(page, 'Until then your current limit holds.');
    await expect(limits.card(name)).toContainText('Raise to €200.00 is waiting');
    await expect(limits.card(name)).toContainText('Until you confirm it, €60.00 applies.');
    await expect(limits.card(name)).toContainText('of €60.00');
    await expect(limits.card(name).getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  }
  await expectAccessible('main');

  await deposit.getByRole('button', { name: 'Cancel the raise' }).click();
  await expectMessage(page, 'Your request is withdrawn. Your limit stays as it is.');
  await expect(deposit).not.toContainText('is waiting');
  await expect(deposit).toContainText('of €60.00');
  await deposit.getByRole('link', { name: 'Raise or remove' }).click();
  await limits.dialog.getByRole('button', { name: 'Remove the limit' }).click();
  await limits.send('Ask for the removal');
  await expect(deposit).toContainText('The removal is waiting');

  // A day later, in a visit of its own.
  await page.goto('about:blank');
  await sandbox.advance(DAY - 5 * MINUTE);
  await signInAs('kyc-approved');
  await limits.open();
  await expect(loss).toContainText('Raise to €200.00 is waiting');
  await expect(loss.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await sandbox.advance(6 * MINUTE);
  await limits.open();
  await expect(loss).toContainText('You can confirm it now.');
  await expect(loss).toContainText('of €60.00');
  await loss.getByRole('button', { name: 'Confirm €200.00' }).click();
  await expectMessage(page, UPDATED, 'Your new limit applies from now on.');
  await expect(loss).toContainText('of €200.00');
  await deposit.getByRole('button', { name: 'Confirm the removal' }).click();
  await expect(deposit).toContainText('No limit set');
});
