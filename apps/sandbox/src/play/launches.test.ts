import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { gameLaunches } from '../database/tables/games.ts';
import { createSession } from '../sessions/session-store.ts';
import { requestDeposit } from '../testing/cashier-requests.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createGameClient } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { findLaunch, openLaunch } from './launches.ts';

const NOW = '2026-11-20T17:17:19.000Z';

describe('over the platform', () => {
  const sandbox = connectTestSandbox();
  const play = createGameClient(sandbox);

  beforeEach(() => sandbox.reset(NOW));

  test('the newest opening of a game ends the one before it; another game stays open', async () => {
    const token = await sandbox.logIn('depositor');
    const crash = await play.sitDown(token, 'skyline-crash');
    const first = await play.sitDown(token);
    const second = await play.sitDown(token);
    const over = await first.look();
    expect([over.status, over.body['code']]).toEqual([403, 'SESSION_ENDED']);
    expect((await second.look()).status).toBe(200);
    expect((await crash.look()).status).toBe(200);
  });

  test('an opened game ends with the session, however that ends', async () => {
    const first = await sandbox.logIn('depositor');
    const seat = await play.sitDown(first);
    const second = await sandbox.logIn('depositor');
    expect((await seat.look()).status).toBe(403);
    const next = await play.sitDown(second);
    expect((await next.look()).status).toBe(200);
    await sandbox.request('POST', '/api/user/logout', { token: second, body: { reason: 'USER_INITIATED' } });
    expect((await next.look()).status).toBe(403);
  });

  test.each(['de', 'nl', 'se'])(
    'in market %s a deposit limit comes before play for money and before a deposit [LIM-01]',
    async (market) => {
      await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override: { market } } });
      const token = await sandbox.logIn('kyc-approved');
      const closed = await sandbox.request('POST', '/api/user/launch-game', {
        token,
        body: { slug: 'harbour-sevens', mode: 'real', deviceType: 'desktop' },
      });
      expect([closed.status, closed.body['code']]).toEqual([422, 'LIMIT_UNSET']);
      const unpaid = await requestDeposit(sandbox, { token });
      expect([unpaid.status, unpaid.body['code']]).toEqual([422, 'LIMIT_UNSET']);
      await sandbox.request('PUT', '/api/user/limits', {
        token,
        body: { type: 'deposit', period: 0, amount: 50 },
      });
      expect((await (await play.sitDown(token)).table()).stakes[0]).toBe(20);
      expect((await requestDeposit(sandbox, { token })).status).toBe(200);
    },
  );

  test('a token of one game stakes at no other', async () => {
    const token = await sandbox.logIn('depositor');
    const launchToken = play.launchTokenOf(await play.launch({ token }));
    const elsewhere = await play.seat('blackjack-quay', launchToken).open();
    expect([elsewhere.status, elsewhere.body['code']]).toEqual([403, 'SESSION_ENDED']);
    expect((await play.history(token)).count).toBe(0);
  });

  test('a game is framed by the page that asked for it, if that is on this machine, and by nothing else', async () => {
    const token = await sandbox.logIn('depositor');
    const frame = async (headers: Record<string, string>) => {
      const answer = await play.launch({ token, headers });
      const page = await fetch(play.urlOf(answer));
      const text = await page.text();
      const policy = page.headers.get('content-security-policy') ?? '';
      return [policy.split('frame-ancestors ')[1], /data-parent-origin="([^"]*)"/.exec(text)?.[1]];
    };
    const lulu = { 'x-system-token': 'sandbox-lulu' };
    const here = (port: number) => [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}`];
    expect(await frame({ origin: 'http://localhost:5173' })).toEqual(
      Array.from({ length: 2 }, () => 'http://localhost:5173'),
    );
    expect(await frame({ origin: 'https://evil.test' })).toEqual(here(4100));
    expect(await frame({ origin: 'http://127.0.0.1:4100.evil.test' })).toEqual(here(4100));
    expect(await frame({})).toEqual(here(4100));
    expect(await frame(lulu)).toEqual(here(4200));
  });
});

describe('in the database', () => {
  const { database, player } = useTestDatabase(new Date(NOW));

  test('a launch token is 256 random bits, and only its hash is kept', async () => {
    const { id: playerId } = await player('depositor');
    const at = new Date(NOW);
    const { session } = await createSession(database(), { playerId, ip: '203.0.113.7', location: '', at });
    const opening = {
      playerId,
      sessionHash: session.tokenHash,
      gameSlug: 'harbour-sevens',
      currencyCode: 'EUR',
      brand: 'curacao',
      locale: 'en',
      parentOrigin: 'http://127.0.0.1:4100',
      at,
    } as const;
    const launchToken = await openLaunch(database(), opening);
    expect(launchToken).toMatch(/^real-[0-9a-f]{64}$/);
    const rows = await database().select().from(gameLaunches).where(eq(gameLaunches.playerId, playerId));
    expect(JSON.stringify(rows)).not.toContain(launchToken.slice(5));
    const now = at.getTime();
    expect(await findLaunch(database(), { launchToken, now })).toMatchObject({ player: { id: playerId } });
    expect(await findLaunch(database(), { launchToken: rows[0]?.tokenHash ?? '', now })).toBeNull();
  });
});
