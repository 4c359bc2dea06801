import { beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../testing/cashier-requests.ts';
import { createGameClient } from '../../testing/game-client.ts';
import { connectTestSandbox } from '../../testing/test-sandbox.ts';

const SLUG = 'reef-riches';
const sandbox = connectTestSandbox();
const play = createGameClient(sandbox);

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

/** A reel opened by somebody, as its page asks. */
async function reelOf(wish: Parameters<typeof play.launch>[0] = { mode: 'demo' }) {
  const url = play.urlOf(await play.launch({ slug: SLUG, ...wish }));
  const headers = { 'x-launch-token': url.searchParams.get('token') ?? '' };
  const base = `/games/reel/${SLUG}/api`;
  return {
    url,
    table: () => sandbox.requestData('GET', `${base}/table`, { headers }),
    draw: (actionId: string, bet: unknown) =>
      sandbox.request('POST', `${base}/rounds`, { headers, body: { actionId, bet } }),
  };
}

test('a game of another studio opens its reel under its own name and picture, marked as what it is', async () => {
  const { url } = await reelOf();
  const page = await fetch(url);
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain('<h1>Reef Riches</h1>');
  expect(text).toContain('<span class="badge demo">Demo reel</span>');
  expect(text).toContain(`/assets/games/${SLUG}.svg`);
  expect(text).toContain('own game is not part of this test platform');
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:4100');
  for (const [, file] of text.matchAll(/(?:src|href)="(\/(?:games|api)\/[^"]+)"/g)) {
    expect([file, (await fetch(`${sandbox.url}${file ?? ''}`)).status]).toEqual([file, 200]);
  }
});

test('what a reel’s page runs is JavaScript whose own imports are served as well', async () => {
  const draw = await (await fetch(`${sandbox.url}/games/assets/games/reel/page/draw.js`)).text();
  expect(draw).not.toContain('import type');
  const files = [...draw.matchAll(/from '(\.[^']+)'/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) {
    const url = new URL(file, `${sandbox.url}/games/assets/games/reel/page/`);
    expect([file, (await fetch(url)).status]).toEqual([file, 200]);
  }
});

test('a draw moves play money by what it pays, and the same wish draws once', async () => {
  const reel = await reelOf();
  const before = await reel.table();
  const bet = Number(valueAt(before, 'stakes', 0));
  const first = await reel.draw('first-wish', bet);
  const { win, times } = Object(valueAt(first.body, 'data', 'round'));
  expect(win).toBe(bet * Number(times));
  expect(valueAt(first.body, 'data', 'balance')).toBe(Number(before['balance']) - bet + Number(win));
  const again = await reel.draw('first-wish', bet);
  expect(valueAt(again.body, 'data')).toEqual(valueAt(first.body, 'data'));
});

test('a stake that is not offered or not covered draws nothing', async () => {
  const reel = await reelOf();
  const table = await reel.table();
  const code = async (bet: unknown) => (await reel.draw('a-wish-each', bet)).body['code'];
  expect(await code(Number(valueAt(table, 'stakes', 0)) + 1)).toBe('STAKE_NOT_OFFERED');
  expect((await reel.draw('a-wish-each', 'much')).status).toBe(400);
  expect((await reel.draw('x', 1)).status).toBe(400);
  expect((await reel.table())['balance']).toBe(table['balance']);
});

test('asked for real the reel still plays with play money, and the answer says so: no wallet moves', async () => {
  const token = await sandbox.logIn('depositor');
  const modeOf = async (slug: string) =>
    valueAt((await play.launch({ token, slug, mode: 'real' })).body, 'data', 'mode');
  expect([await modeOf(SLUG), await modeOf('harbour-sevens')]).toEqual(['demo', 'real']);
  const reel = await reelOf({ token, mode: 'real' });
  expect(reel.url.pathname).toBe(`/games/reel/${SLUG}`);
  const bet = Number(valueAt(await reel.table(), 'stakes', 0));
  expect((await reel.draw('for-real-wish', bet)).status).toBe(200);
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  expect(valueAt(details, 'getUser', 'userWallet', 'amount')).toBe(248.5);
  expect((await play.history(token)).count).toBe(0);
});

test('a reel’s token opens that reel alone', async () => {
  const { url } = await reelOf();
  const elsewhere = url.href.replace(SLUG, 'storm-caller');
  expect((await fetch(elsewhere)).status).toBe(403);
  expect((await fetch(url.href.replace(/token=.*/, 'token=guessed'))).status).toBe(403);
  expect((await fetch(`${sandbox.url}/games/reel/${SLUG}`)).status).toBe(403);
});
