import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const read = async (path: string) => (await sandbox.request('GET', path)).body;

test('a tester sees what was mailed, logged and pushed, the newest first', async () => {
  const token = await sandbox.logIn('vip');
  await sandbox.request('POST', '/api/user/forgot-password', { body: { email: 'vip@player.test' } });
  for (const event of ['FIRST', 'SECOND']) {
    await sandbox.request('PUT', '/api/user/log-event', { token, body: { event, data: { path: '/' } } });
  }
  await sandbox.request('PUT', '/sandbox/push', { body: { userId: '3' } });
  expect(await read('/sandbox/recent')).toMatchObject({
    outbox: [{ channel: 'mail', recipient: 'vip@player.test', link: expect.stringContaining('token=') }],
    logEvents: [
      { email: 'vip@player.test', event: 'SECOND' },
      { email: 'vip@player.test', event: 'FIRST' },
    ],
    push: [{ kind: 'user-set', email: 'vip@player.test' }],
  });
  expect((await read('/sandbox/recent?limit=1'))['logEvents']).toHaveLength(1);
  expect((await sandbox.request('GET', '/sandbox/recent?limit=0')).status).toBe(400);
});

test('documents that wait for a reviewer are shown until somebody has decided', async () => {
  const waiting = async () => listOf((await read('/sandbox/recent'))['documents']);
  expect((await waiting()).length).toBeGreaterThan(0);
  for (const document of await waiting()) {
    const body = { id: valueAt(document, 'id'), status: 'confirmed' };
    await sandbox.request('POST', '/sandbox/documents/review', { body });
  }
  expect(await waiting()).toEqual([]);
});

test('every purse of every player is there with its balances, and the ledger agrees with all of them', async () => {
  const { purses, ledger } = await read('/sandbox/purses');
  expect(new Set(listOf(purses).map((purse) => valueAt(purse, 'persona'))).size).toBe(12);
  expect(purses).toContainEqual(
    expect.objectContaining({ email: 'vip@player.test', amount: 18420.75, isSound: true }),
  );
  expect(ledger).toMatchObject({ unbalanced: [], wrongWallets: [] });
  expect(valueAt(ledger, 'postings')).toBe(Number(valueAt(ledger, 'transactions')) * 2);
});

test('the lists name coupons, a way to every bonus code, and what decides how a payment ends', async () => {
  const { coupons, bonuses, outcomes } = await read('/sandbox/fixtures');
  expect(coupons).toContainEqual({ code: 'SOLDOUT', gives: null, refused: '422 COUPON_EXHAUSTED' });
  expect(bonuses).toHaveLength(18);
  expect(outcomes).toContainEqual(expect.objectContaining({ outcome: '3ds-pass', cents: 6 }));
});

test('the state says where the brands are and how large the lobby is', async () => {
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'lulu', override: { casinoOrigin: 'javascript:alert(1)' } },
  });
  expect(await read('/sandbox/state')).toMatchObject({
    lobby: { size: 'usual', games: 640 },
    brands: expect.arrayContaining([
      { name: 'curacao', site: 'http://127.0.0.1:4100' },
      { name: 'lulu', site: null },
    ]),
  });
});
