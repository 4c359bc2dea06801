import { beforeEach, expect, test } from 'vitest';
import { LIMITS_PATH, createLimitClient } from '../testing/limit-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-12-02T12:00:00.000Z';
const DAY = 24 * 3_600_000;
const STRICT = 'curacao';
const LAX = 'lulu';
const sandbox = connectTestSandbox();
const limits = createLimitClient(sandbox);
let token: string;

/** One account, known to a brand of Sweden, where a raise waits for three days and the period's end, and one of no market. */
beforeEach(async () => {
  await sandbox.reset(NOW);
  await limits.asMarket('se');
  token = await sandbox.logIn('depositor');
});

const put = (brand: string, body: object) =>
  sandbox.request('PUT', LIMITS_PATH, { token, body, headers: { 'x-system-token': `sandbox-${brand}` } });

test.each([
  { type: 'deposit', period: 0, set: { amount: 100 }, raised: { amount: 900 } },
  { type: 'loss', period: 0, set: { amount: 100 }, raised: { amount: null } },
  { type: 'bet', period: 0, set: { amount: 10 }, raised: { amount: 500 } },
  { type: 'session', period: 0, set: { minutes: 60 }, raised: { minutes: 600 } },
])(
  'a $type limit set in one market is raised no earlier over a brand of another [LIM-01]',
  async ({ type, period, set, raised }) => {
    const key = type === 'session' ? { type } : { type, period };
    expect((await put(STRICT, { ...key, ...set })).status).toBe(200);
    await limits.advance(DAY / 24);
    token = await sandbox.logIn('depositor');
    await put(STRICT, { ...key, ...raised });
    const asked = await limits.one(token, { type });
    const confirmableAt = asked?.pending?.confirmableAt ?? '';
    expect(Date.parse(confirmableAt) - Date.parse(NOW)).toBeGreaterThan(2 * DAY);

    await put(LAX, { ...key, ...raised });
    expect(await limits.one(token, { type })).toMatchObject({ ...set, pending: { confirmableAt } });

    // A lower one over the other brand holds at once, and forgets nothing of what the first market asks.
    const lower = type === 'session' ? { minutes: 30 } : { amount: 5 };
    if (type === 'bet') await limits.advance(DAY / 24);
    expect((await put(LAX, { ...key, ...lower })).status).toBe(200);
    expect(await limits.one(token, { type })).toMatchObject({ ...lower, pending: null });
    await limits.advance(DAY / 24);
    token = await sandbox.logIn('depositor');
    await put(LAX, { ...key, ...raised });
    const again = await limits.one(token, { type });
    expect(again?.pending?.confirmableAt.slice(0, 10)).toBe(confirmableAt.slice(0, 10));
    expect(again?.raise).toEqual({ hours: 72, notBefore: 'period-end' });
  },
);

test('a limit that was only ever set over one brand waits as that brand’s market asks [LIM-01]', async () => {
  await put(LAX, { type: 'deposit', period: 0, amount: 100 });
  await put(LAX, { type: 'deposit', period: 0, amount: 900 });
  expect((await limits.one(token, { type: 'deposit' }))?.pending?.confirmableAt).toBe(
    '2026-12-03T12:00:00.000Z',
  );
});

test('a bet limit that one brand leaves to support is changed over no other, whatever its steps of loyalty [LIM-02]', async () => {
  const override = { loyaltyLevelGroupSteps: [0, 5, 9, 12, 20] };
  await sandbox.request('PUT', '/sandbox/settings', { body: { brand: LAX, override } });
  token = await sandbox.logIn('high-loyalty');
  const before = await limits.one(token, { type: 'bet' });
  for (const brand of [STRICT, LAX])
    for (const amount of [900, null]) {
      const { status, body } = await put(brand, { type: 'bet', period: 0, amount });
      expect([status, body['code']]).toEqual([422, 'LIMIT_BY_SUPPORT']);
    }
  expect(await limits.one(token, { type: 'bet' })).toMatchObject({
    amount: before?.amount,
    supportOnly: true,
  });
  expect(await limits.one(token, { type: 'loss' })).toMatchObject({ supportOnly: false });
});
