import type { WebSocketRoute } from '@playwright/test';
import { expect, START, test } from '../../src/journey.ts';
import { findBalance } from '../../src/rewards.ts';

test('a lost line is said quietly, the balance is read meanwhile, and once it is back events move it again', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/socket\.io/);
  await page.clock.install({ time: START });
  const lines: WebSocketRoute[] = [];
  let broken = false;
  await page.routeWebSocket(/socket\.io/, (line) => {
    if (broken) return void line.close();
    lines.push(line);
    line.connectToServer();
  });
  await page.route(/socket\.io/, (route) => (broken ? route.abort() : route.continue()));
  await signInAs('vip');
  await page.goto('/');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  const sockets = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'vip')?.sockets;
  await expect.poll(sockets).toBe(1);

  broken = true;
  for (const line of lines) await line.close();
  await expect.poll(sockets).toBe(0);
  await sandbox.emit('vip', 'credit', { amount: 100 });
  const notice = page.getByText('Live updates are interrupted.');
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(notice).toBeVisible({ timeout: 200 });
    await expect(findBalance(page, '€18,520.75')).toBeAttached({ timeout: 200 });
  }).toPass();

  broken = false;
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(notice).toBeHidden({ timeout: 200 });
  }).toPass();
  await expect.poll(sockets).toBe(1);
  await sandbox.emit('vip', 'debit', { amount: 20 });
  await expect(findBalance(page, '€18,500.75')).toBeAttached();
});
