import { expect, test } from 'vitest';
import { commitmentOf } from './fair/commitment.ts';
import { isBlackjack, shoeOf, type Card } from './blackjack-quay/cards.ts';
import { isIllegal } from './rounds/game-rules.ts';
import { harbourSevens } from './harbour-sevens/rules.ts';
import { crashPointOf, timeOf } from './skyline-crash/flight.ts';
import type { Draw } from './fair/draw.ts';
import { GAME_SLUGS } from './protocol.ts';
import { gamesUnderTest, roundOf } from './testing/game-table.ts';
import { seedsInOrder, seedWhere } from './testing/seeds.ts';

function slotOf(draw: Draw) {
  const played = harbourSevens.play({
    bet: 20n,
    draw,
    options: { autoCashOut: null },
    decisions: [],
    elapsedMs: 0,
  });
  if (isIllegal(played)) throw new Error(played.illegal);
  return played;
}

const WINNING_SPIN = seedWhere((draw) => (slotOf(draw).win ?? 0n) > 20n);
const BELLS = seedWhere((draw) => slotOf(draw).view.freeSpins !== null);
const LONG_FLIGHT = seedWhere((draw) => crashPointOf(draw) > 300);
const SHORT_FLIGHT = seedWhere((draw) => crashPointOf(draw) > 110 && crashPointOf(draw) < 180);

/** A deal in which the player has a decision to take. */
function dealtOpen(draw: Draw, fits: (hand: Card[], dealer: Card[]) => boolean): boolean {
  const deal = shoeOf(draw);
  const [first, up, second, hole] = [deal(), deal(), deal(), deal()];
  const [hand, dealer] = [
    [first, second],
    [up, hole],
  ];
  return !isBlackjack(hand) && !isBlackjack(dealer) && fits(hand, dealer);
}
const OPEN_DEAL = seedWhere((draw) => dealtOpen(draw, ([a, b]) => a?.rank === '2' && b?.rank === '3'));
const PAIR = seedWhere((draw) => dealtOpen(draw, ([a, b]) => a?.rank === '8' && b?.rank === '8'));

test.each(GAME_SLUGS)(
  '%s shows stakes, balance and the next round’s promise before anything is staked',
  async (slug) => {
    const games = await gamesUnderTest();
    const table = await games.seat(slug).table();
    expect(table).toMatchObject({ mode: 'demo', balance: 100_000, round: null, history: [], waitMs: 0 });
    expect(table.session).toEqual({ staked: 0, won: 0, rounds: 0 });
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  },
);

test('a spin takes the stake, pays the win, and opens the secret that was promised', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(WINNING_SPIN) });
  const seat = games.seat('harbour-sevens');
  const { commitment } = await seat.table();
  const said = await seat.open();
  const round = roundOf(said);
  expect(round.win).toBeGreaterThan(20);
  expect(said.table?.balance).toBe(100_000 - 20 + (round.win ?? 0));
  expect(round.fairness).toEqual({ commitment, clientSeed: 'mine', serverSeed: WINNING_SPIN });
  expect(commitmentOf(WINNING_SPIN)).toBe(commitment);
  expect(said.table?.session).toEqual({ staked: 20, won: round.win, rounds: 1 });
  expect(said.table?.commitment).not.toBe(commitment);
});

test('the same action sent again answers as before and moves nothing', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(WINNING_SPIN) });
  const seat = games.seat('harbour-sevens');
  const { commitment } = await seat.table();
  const wish = { actionId: 'one-and-the-same', commitment };
  const [first, second] = await Promise.all([seat.open(wish), seat.open(wish)]);
  expect(roundOf(second)).toEqual(roundOf(first));
  expect(second.table?.balance).toBe(first.table?.balance);
  expect((await seat.table()).session.rounds).toBe(1);
});

test('of two rounds asked for at once only one is played', async () => {
  const games = await gamesUnderTest();
  const seat = games.seat('harbour-sevens');
  const { commitment } = await seat.table();
  const said = await Promise.all(Array.from({ length: 20 }, () => seat.open({ commitment })));
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(said.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(
    new Set([409]),
  );
  expect((await seat.table()).session.rounds).toBe(1);
});

test('the next spin waits until two and a half seconds have passed', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(WINNING_SPIN) });
  const seat = games.seat('harbour-sevens');
  await seat.open();
  games.pass(2499);
  expect(await seat.open()).toMatchObject({ status: 429, code: 'TOO_SOON' });
  games.pass(1);
  expect((await seat.open()).status).toBe(200);
});

test('free spins wait for the player, also after a reload, and are paid once at their end', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(BELLS) });
  const seat = games.seat('harbour-sevens');
  let round = roundOf(await seat.open());
  expect([round.win, round.fairness.serverSeed]).toEqual([null, null]);
  expect((await seat.table()).balance).toBe(99_980);
  expect(await seat.open()).toMatchObject({ status: 409, code: 'ROUND_OPEN' });
  round = roundOf(await games.seat('harbour-sevens', seat.token).look());
  while (round.win === null) round = roundOf(await seat.act(round, { kind: 'free-spin' }));
  expect(round.step).toBe(10);
  expect((await seat.table()).balance).toBe(99_980 + round.win);
  expect(await seat.act(round, { kind: 'free-spin' })).toMatchObject({ status: 409, code: 'MOVED_ON' });
});

test('of two free spins asked for at once only one is played', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(BELLS) });
  const seat = games.seat('harbour-sevens');
  const round = roundOf(await seat.open());
  const spins = await Promise.all([1, 2, 3].map(() => seat.act(round, { kind: 'free-spin' })));
  expect(spins.map(({ status }) => status)).toEqual([200, 409, 409]);
  expect((await seat.table()).round?.step).toBe(1);
});

test('a flight cashed out in time pays the multiplier of the platform’s clock', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(LONG_FLIGHT) });
  const seat = games.seat('skyline-crash');
  const round = roundOf(await seat.open());
  expect(round.view).toMatchObject({ crashedAt: null, cashedOutAt: null });
  games.pass(timeOf(200) - round.elapsedMs);
  const paid = roundOf(await seat.act(round, { kind: 'cash-out' }));
  expect([paid.win, paid.view]).toMatchObject([200, { cashedOutAt: 200 }]);
  expect((await seat.table()).balance).toBe(100_100);
});

test('whoever watches a flight hears of its end when it ends, and not before', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(SHORT_FLIGHT) });
  const seat = games.seat('skyline-crash');
  const round = roundOf(await seat.open());
  const watched = seat.watch();
  await expect.poll(games.waiting).toBe(1);
  games.pass(9000);
  const over = roundOf(await watched);
  expect([over.id, over.win, over.fairness.serverSeed]).toEqual([round.id, 0, SHORT_FLIGHT]);
  expect(await seat.act(round, { kind: 'cash-out' })).toMatchObject({ status: 409, code: 'MOVED_ON' });
});

test('an ordered cash-out is paid though nobody was there', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(LONG_FLIGHT) });
  const seat = games.seat('skyline-crash');
  await seat.open({ autoCashOut: 250 });
  games.pass(600_000);
  const { round, balance } = await seat.table();
  expect([round?.win, balance]).toEqual([250, 100_150]);
});

test('a blackjack round left open is there again after a reload, and ends by the player’s word', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(OPEN_DEAL) });
  const seat = games.seat('blackjack-quay');
  const dealt = roundOf(await seat.open());
  games.pass(3_600_000);
  expect(await seat.open()).toMatchObject({ status: 409, code: 'ROUND_OPEN' });
  const again = roundOf(await games.seat('blackjack-quay', seat.token).look());
  expect([again.id, again.view]).toEqual([dealt.id, dealt.view]);
  expect(roundOf(await seat.act(again, { kind: 'stand' })).win).not.toBeNull();
});

test('a split takes a second stake, and without the money for it the hand goes on as it was', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(PAIR) });
  const seat = games.seat('blackjack-quay');
  const round = roundOf(await seat.open({ bet: 100 }));
  const session = games.sessionOf(seat.token);
  const all = { playerId: '', gameSlug: '', roundId: '', amount: 99_850n, actionId: 'spend' };
  await session?.wallet.place(all);
  expect(await seat.act(round, { kind: 'split' })).toMatchObject({ status: 422, code: 'INSUFFICIENT_FUNDS' });
  const kept = await seat.table();
  expect([kept.round?.step, kept.round?.staked, kept.balance]).toEqual([0, 100, 50]);
  await session?.wallet.pay({ ...all, actionId: 'refund' });
  const split = roundOf(await seat.act(round, { kind: 'split' }));
  expect([split.staked, split.view]).toMatchObject([200, { hands: [{ units: 100 }, { units: 100 }] }]);
});

test('a decision that the rules do not know is refused and changes nothing', async () => {
  const games = await gamesUnderTest({ newSeed: seedsInOrder(OPEN_DEAL) });
  const seat = games.seat('blackjack-quay');
  const round = roundOf(await seat.open());
  expect(await seat.act(round, { kind: 'split' })).toMatchObject({ status: 422, code: 'NOT_POSSIBLE' });
  expect(await seat.act(round, { kind: 'cash-out' })).toMatchObject({ status: 422, code: 'NOT_POSSIBLE' });
  expect(roundOf(await seat.look()).step).toBe(0);
});

test('a stake that is not offered, and one the balance does not cover, are refused', async () => {
  const games = await gamesUnderTest();
  const seat = games.seat('skyline-crash');
  expect(await seat.open({ bet: 101 })).toMatchObject({ status: 422, code: 'STAKE_NOT_OFFERED' });
  await games.sessionOf(seat.token)?.wallet.place({
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
  const games = await gamesUnderTest({ newSeed: seedsInOrder(OPEN_DEAL, OPEN_DEAL) });
  const round = roundOf(await games.seat('blackjack-quay').open());
  const stranger = games.seat('blackjack-quay');
  expect((await stranger.act(round, { kind: 'stand' })).status).toBe(404);
  expect((await stranger.table()).history).toEqual([]);
});

test('an unknown or missing launch token is refused on every route', async () => {
  const games = await gamesUnderTest();
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
    const games = await gamesUnderTest();
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
    const games = await gamesUnderTest();
    for (const slug of GAME_SLUGS) {
      const seat = games.seat(slug, games.openDemo(currency));
      const { stakes } = await seat.table();
      expect(stakes).toEqual(stakes.toSorted((a, b) => a - b));
      expect((await seat.open({ bet: stakes[0] ?? 0 })).status).toBe(200);
    }
  },
);

test('a market’s highest stake takes the higher ones away', async () => {
  const games = await gamesUnderTest();
  const token = games.openDemo('GBP');
  const session = games.sessionOf(token);
  if (!session) throw new Error('no session');
  games.sessions.set('limited', { ...session, mostPerRound: 500n });
  const seat = games.seat('harbour-sevens', 'limited');
  expect((await seat.table()).stakes.at(-1)).toBe(500);
  expect(await seat.open({ bet: 1000 })).toMatchObject({ status: 422, code: 'STAKE_NOT_OFFERED' });
});
