import { expect, test } from 'vitest';
import { GAME_SLUGS } from './protocol.ts';
import { createGamesHarness, getRound } from './testing/games-harness.ts';
import { OPEN_DEAL, seedsInOrder } from './testing/seeds.ts';

test.each(GAME_SLUGS)(
  '%s shows stakes, balance and the next round’s promise before anything is staked',
  async (slug) => {
    const games = await createGamesHarness();
    const table = await games.seat(slug).table();
    expect(table).toMatchObject({ mode: 'demo', balance: 100_000, round: null, history: [], waitMs: 0 });
    expect(table.session).toEqual({ staked: 0, won: 0, rounds: 0 });
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  },
);

test('of two rounds asked for at once only one is played', async () => {
  const games = await createGamesHarness();
  const seat = games.seat('harbour-sevens');
  const { commitment } = await seat.table();
  const said = await Promise.all(Array.from({ length: 20 }, () => seat.open({ commitment })));
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(said.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(
    new Set([409]),
  );
  expect((await seat.table()).session.rounds).toBe(1);
});

test('a stake that is not offered, and one the balance does not cover, are refused', async () => {
  const games = await createGamesHarness();
  const seat = games.seat('skyline-crash');
  expect(await seat.open({ bet: 101 })).toMatchObject({ status: 422, code: 'STAKE_NOT_OFFERED' });
  await games.sessionOf(seat.token)?.wallet.placeBet({
    playerId: '',
    gameSlug: '',
    roundId: '',
    amount: 99_950n,
    actionId: 'spend',
  });
  const { commitment } = await seat.table();
  expect(await seat.open({ bet: 100 })).toMatchObject({ status: 422, code: 'INSUFFICIENT_FUNDS' });
  expect(await seat.table()).toMatchObject({ commitment, round: null, balance: 50 });
});

test('another player cannot see or touch a round', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(OPEN_DEAL, OPEN_DEAL) });
  const round = getRound(await games.seat('blackjack-quay').open());
  const stranger = games.seat('blackjack-quay');
  expect((await stranger.act(round, { kind: 'stand' })).status).toBe(404);
  expect((await stranger.table()).history).toEqual([]);
});

test('an unknown or missing launch token is refused on every route', async () => {
  const games = await createGamesHarness();
  for (const slug of GAME_SLUGS) {
    const url = `/games/${slug}/api/rounds`;
    for (const token of ['demo-nobody', undefined]) {
      const asked = token === undefined ? {} : { token };
      const said = await Promise.all([
        games.send({ method: 'GET', url: `${url}/current`, ...asked }),
        games.send({ method: 'POST', url, body: {}, ...asked }),
        games.send({ method: 'POST', url: `${url}/x/actions`, body: {}, ...asked }),
      ]);
      expect(said.map(({ status, code }) => [status, code])).toEqual(said.map(() => [403, 'SESSION_ENDED']));
    }
    expect((await games.send({ method: 'GET', url: `/games/${slug}?token=nobody` })).status).toBe(403);
  }
});

test.each(GAME_SLUGS)(
  'whatever nonsense is sent to %s, it is refused and never breaks the server',
  async (slug) => {
    const games = await createGamesHarness();
    const { token } = games.seat(slug);
    const url = `/games/${slug}/api/rounds`;
    const good = { actionId: 'abcdefgh', bet: 100, clientSeed: 'a', commitment: '0'.repeat(64) };
    const wrong: unknown[] = [
      null,
      true,
      -1,
      0,
      1.5,
      1e308,
      '',
      'ü',
      '\u0000',
      'x'.repeat(5000),
      [],
      {},
      [[]],
    ];
    const bodies: unknown[] = [
      ...wrong,
      ...Object.keys(good).flatMap((field) => wrong.map((value) => ({ ...good, [field]: value }))),
    ];
    for (const body of bodies) {
      const payload = JSON.stringify(body);
      const headers = { 'content-type': 'application/json' };
      for (const path of [
        url,
        `${url}/anything/actions`,
        `${url}/%00/actions`,
        `${url}/${'9'.repeat(300)}/actions`,
      ]) {
        const { status } = await games.send({ method: 'POST', url: path, token, payload, headers });
        expect(Math.floor(status / 100)).toBe(4);
      }
    }
    const broken = {
      method: 'POST',
      url,
      token,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    } as const;
    expect((await games.send(broken)).status).toBe(400);
    expect((await games.send({ method: 'GET', url: `${url}/current?wait=2`, token })).status).toBe(400);
  },
);

test.each(['EUR', 'JPY', 'BTC', 'USDT', 'INR'])(
  'stakes in %s are whole units, rising, and playable',
  async (currency) => {
    const games = await createGamesHarness();
    for (const slug of GAME_SLUGS) {
      const seat = games.seat(slug, games.openDemo(currency));
      const { stakes } = await seat.table();
      expect(stakes).toEqual(stakes.toSorted((a, b) => a - b));
      expect((await seat.open({ bet: stakes[0] ?? 0 })).status).toBe(200);
    }
  },
);

test('a market’s highest stake takes the higher ones away', async () => {
  const games = await createGamesHarness();
  const token = games.openDemo('GBP');
  const session = games.sessionOf(token);
  if (!session) throw new Error('no session');
  games.sessions.set('limited', { ...session, maxStakePerRound: 500n });
  const seat = games.seat('harbour-sevens', 'limited');
  expect((await seat.table()).stakes.at(-1)).toBe(500);
  expect(await seat.open({ bet: 1000 })).toMatchObject({ status: 422, code: 'STAKE_NOT_OFFERED' });
});
