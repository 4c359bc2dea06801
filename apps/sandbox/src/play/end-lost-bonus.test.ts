import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { playerBonuses } from '../database/tables/bonuses.ts';
import type { Round } from '../games/rounds/round.ts';
import { userDetailsOf } from '../calls/user-details.ts';
import { startSession, type Player } from '../sessions/session-store.ts';
import { ownDatabase } from '../testing/own-database.ts';
import { heldPockets, movePockets, writeMove } from './game-moves.ts';
import { createRoundRows } from './round-rows.ts';
import { createTurns, type Turns } from './turns.ts';

const NOW = new Date('2026-11-20T17:17:19.000Z');
const { database, player, wallet, ledgerIsSound } = ownDatabase(NOW);

/** Who plays: 50 of a bonus that still has to be wagered, and real money beside it. */
let ilse: Player;
let turns: Turns;

beforeEach(async () => {
  const realtime = { toPlayer: () => undefined };
  turns = createTurns({ database: database(), clock: { now: () => NOW.getTime() }, realtime });
  ilse = await player('bonus-active');
});

type Slug = 'blackjack-quay' | 'skyline-crash';

/** A round staked with bonus money alone; it stays open. */
async function staked(bonus: bigint, slug: Slug = 'blackjack-quay'): Promise<Round> {
  const seat = { playerId: String(ilse.id), slug };
  const rows = createRoundRows(turns);
  const id = randomUUID();
  const round: Round = {
    ...seat,
    id,
    sessionId: 'a-hash',
    currencyCode: 'EUR',
    openedBy: 'a-wish',
    bet: bonus,
    options: { autoCashOut: null },
    serverSeed: await rows.nextSeed(seat),
    clientSeed: 'mine',
    startedAt: NOW.getTime(),
    actions: [],
    staked: bonus,
    win: null,
    endedAt: null,
    unposted: [],
  };
  await rows.save(round);
  await turns.take(ilse.id, async (turn) => {
    const before = await heldPockets(turn);
    const posted = await movePockets(turn, { real: 0n, bonus: -bonus });
    const move = {
      playerId: seat.playerId,
      gameSlug: slug,
      roundId: id,
      amount: bonus,
      actionId: `${id}:bet`,
    };
    await writeMove(turn, { kind: 'bet', move, amount: bonus, bonusPart: bonus, before, posted });
  });
  return round;
}

const lose = (round: Round) => createRoundRows(turns).save({ ...round, win: 0n, endedAt: NOW.getTime() });

async function status(): Promise<string | undefined> {
  const rows = await database().select().from(playerBonuses).where(eq(playerBonuses.playerId, ilse.id));
  return rows.find(({ offer }) => offer === 'harbour-welcome')?.status;
}

test('a bonus whose money is all lost is over with the round that lost the last of it, and the player’s account says so at once', async () => {
  const round = await staked(5_000n);
  expect(await status()).toBe('active');
  const { session } = await startSession(database(), { playerId: ilse.id, ip: '', location: '', at: NOW });
  const signedIn = { player: ilse, session, limitMinutes: null };
  const running = async () =>
    (await userDetailsOf(database(), { signedIn, now: NOW.getTime() })).activeBonus?.name ?? null;
  expect(await running()).toBe('Harbour welcome');
  await lose(round);
  expect(await status()).toBe('lost');
  expect(await running()).toBeNull();
  expect(await wallet(ilse)).toEqual({ real: 6_400n, bonus: 0n });
  expect(await ledgerIsSound()).toBe(true);
});

test('while another round may bring bonus money back, and while some is left, the bonus runs on', async () => {
  const first = await staked(1_000n);
  await lose(first);
  expect(await status()).toBe('active');
  const second = await staked(2_000n);
  const third = await staked(2_000n, 'skyline-crash');
  await lose(second);
  expect(await status()).toBe('active');
  await lose(third);
  expect(await status()).toBe('lost');
});
