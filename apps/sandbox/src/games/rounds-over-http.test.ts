import { expect, test } from 'vitest';
import { hashServerSeed } from './fair/commitment.ts';
import { timeOfMultiplier } from './skyline-crash/flight.ts';
import { createGamesHarness, getRound } from './testing/games-harness.ts';
import {
  BELLS,
  LONG_FLIGHT,
  OPEN_DEAL,
  PAIR,
  seedsInOrder,
  SHORT_FLIGHT,
  WINNING_SPIN,
} from './testing/seeds.ts';

test('a spin takes the stake, pays the win, and opens the secret that was promised', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(WINNING_SPIN) });
  const seat = games.seat('harbour-sevens');
  const { commitment } = await seat.table();
  const said = await seat.open();
  const round = getRound(said);
  expect(round.win).toBeGreaterThan(20);
  expect(said.table?.balance).toBe(100_000 - 20 + (round.win ?? 0));
  expect(round.fairness).toEqual({ commitment, clientSeed: 'mine', serverSeed: WINNING_SPIN });
  expect(hashServerSeed(WINNING_SPIN)).toBe(commitment);
  expect(said.table?.session).toEqual({ staked: 20, won: round.win, rounds: 1 });
  expect(said.table?.commitment).not.toBe(commitment);
});

test('the same action sent again answers as before and moves nothing', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(WINNING_SPIN) });
  const seat = games.seat('harbour-sevens');
  const { commitment } = await seat.table();
  const wish = { actionId: 'one-and-the-same', commitment };
  const [first, second] = await Promise.all([seat.open(wish), seat.open(wish)]);
  expect(getRound(second)).toEqual(getRound(first));
  expect(second.table?.balance).toBe(first.table?.balance);
  expect((await seat.table()).session.rounds).toBe(1);
});

test('the next spin waits until two and a half seconds have passed', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(WINNING_SPIN) });
  const seat = games.seat('harbour-sevens');
  await seat.open();
  games.pass(2499);
  expect(await seat.open()).toMatchObject({ status: 429, code: 'TOO_SOON' });
  games.pass(1);
  expect((await seat.open()).status).toBe(200);
});

test('free spins wait for the player, also after a reload, and are paid once at their end', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(BELLS) });
  const seat = games.seat('harbour-sevens');
  let round = getRound(await seat.open());
  expect([round.win, round.fairness.serverSeed]).toEqual([null, null]);
  expect((await seat.table()).balance).toBe(99_980);
  expect(await seat.open()).toMatchObject({ status: 409, code: 'ROUND_OPEN' });
  round = getRound(await games.seat('harbour-sevens', seat.token).look());
  while (round.win === null) round = getRound(await seat.act(round, { kind: 'free-spin' }));
  expect(round.step).toBe(10);
  expect((await seat.table()).balance).toBe(99_980 + round.win);
  expect(await seat.act(round, { kind: 'free-spin' })).toMatchObject({ status: 409, code: 'MOVED_ON' });
});

test('of two free spins asked for at once only one is played', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(BELLS) });
  const seat = games.seat('harbour-sevens');
  const round = getRound(await seat.open());
  const spins = await Promise.all([1, 2, 3].map(() => seat.act(round, { kind: 'free-spin' })));
  expect(spins.map(({ status }) => status)).toEqual([200, 409, 409]);
  expect((await seat.table()).round?.step).toBe(1);
});

test('a flight cashed out in time pays the multiplier of the platform’s clock', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(LONG_FLIGHT) });
  const seat = games.seat('skyline-crash');
  const round = getRound(await seat.open());
  expect(round.view).toMatchObject({ crashedAt: null, cashedOutAt: null });
  games.pass(timeOfMultiplier(200) - round.elapsedMs);
  const paid = getRound(await seat.act(round, { kind: 'cash-out' }));
  expect([paid.win, paid.view]).toMatchObject([200, { cashedOutAt: 200 }]);
  expect((await seat.table()).balance).toBe(100_100);
});

test('whoever watches a flight hears of its end when it ends, and not before', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(SHORT_FLIGHT) });
  const seat = games.seat('skyline-crash');
  const round = getRound(await seat.open());
  const watched = seat.watch();
  await expect.poll(games.waiting).toBe(1);
  games.pass(9000);
  const over = getRound(await watched);
  expect([over.id, over.win, over.fairness.serverSeed]).toEqual([round.id, 0, SHORT_FLIGHT]);
  expect(await seat.act(round, { kind: 'cash-out' })).toMatchObject({ status: 409, code: 'MOVED_ON' });
});

test('an ordered cash-out is paid though nobody was there', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(LONG_FLIGHT) });
  const seat = games.seat('skyline-crash');
  await seat.open({ autoCashOut: 250 });
  games.pass(600_000);
  const { round, balance } = await seat.table();
  expect([round?.win, balance]).toEqual([250, 100_150]);
});

test('a blackjack round left open is there again after a reload, and ends by the player’s word', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(OPEN_DEAL) });
  const seat = games.seat('blackjack-quay');
  const dealt = getRound(await seat.open());
  games.pass(3_600_000);
  expect(await seat.open()).toMatchObject({ status: 409, code: 'ROUND_OPEN' });
  const again = getRound(await games.seat('blackjack-quay', seat.token).look());
  expect([again.id, again.view]).toEqual([dealt.id, dealt.view]);
  expect(getRound(await seat.act(again, { kind: 'stand' })).win).not.toBeNull();
});

test('a split takes a second stake, and without the money for it the hand goes on as it was', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(PAIR) });
  const seat = games.seat('blackjack-quay');
  const round = getRound(await seat.open({ bet: 100 }));
  const session = games.sessionOf(seat.token);
  const all = { playerId: '', gameSlug: '', roundId: '', amount: 99_850n, actionId: 'spend' };
  await session?.wallet.placeBet(all);
  expect(await seat.act(round, { kind: 'split' })).toMatchObject({ status: 422, code: 'INSUFFICIENT_FUNDS' });
  const kept = await seat.table();
  expect([kept.round?.step, kept.round?.staked, kept.balance]).toEqual([0, 100, 50]);
  await session?.wallet.payWin({ ...all, actionId: 'refund' });
  const split = getRound(await seat.act(round, { kind: 'split' }));
  expect([split.staked, split.view]).toMatchObject([200, { hands: [{ units: 100 }, { units: 100 }] }]);
});

test('a decision that the rules do not know is refused and changes nothing', async () => {
  const games = await createGamesHarness({ newSeed: seedsInOrder(OPEN_DEAL) });
  const seat = games.seat('blackjack-quay');
  const round = getRound(await seat.open());
  expect(await seat.act(round, { kind: 'split' })).toMatchObject({ status: 422, code: 'NOT_POSSIBLE' });
  expect(await seat.act(round, { kind: 'cash-out' })).toMatchObject({ status: 422, code: 'NOT_POSSIBLE' });
  expect(getRound(await seat.look()).step).toBe(0);
});
