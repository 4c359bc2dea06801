import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { playerBonuses } from '../database/tables/bonuses.ts';
import type { Round } from '../games/rounds/round.ts';
import { loadUserDetails } from '../endpoints/user-details.ts';
import { createSession, type Player } from '../sessions/session-store.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { lockBalances, moveBalances, insertMovement } from './wallet-movements.ts';
import { createSqlRoundStore } from './sql-round-store.ts';
import { createPlayerTransactions, type PlayerTransactions } from './player-transaction.ts';

const NOW = new Date('2026-11-20T17:17:19.000Z');
const { database, player, wallet, ledgerIsSound } = useTestDatabase(NOW);

/** Who plays: 50 of a bonus that still has to be wagered, and real money beside it. */
let ilse: Player;
let turns: PlayerTransactions;

beforeEach(async () => {
  const realtime = { toPlayer: () => undefined };
  turns = createPlayerTransactions({ database: database(), clock: { now: () => NOW.getTime() }, realtime });
  ilse = await player('bonus-active');
});

type Slug = 'blackjack-quay' | 'skyline-crash';

/** A round staked with bonus money alone; it stays open. */
async function staked(bonus: bigint, slug: Slug = 'blackjack-quay'): Promise<Round> {
  const seat = { playerId: String(ilse.id), slug };
  const rows = createSqlRoundStore(turns);
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
  await turns.run(ilse.id, async (turn) => {
    const before = await lockBalances(turn);
    const posted = await moveBalances(turn, { real: 0n, bonus: -bonus });
    const move = {
      playerId: seat.playerId,
      gameSlug: slug,
      roundId: id,
      amount: bonus,
      actionId: `${id}:bet`,
    };
    await insertMovement(turn, { kind: 'bet', move, amount: bonus, bonusPart: bonus, before, posted });
  });
  return round;
}

const lose = (round: Round) => createSqlRoundStore(turns).save({ ...round, win: 0n, endedAt: NOW.getTime() });

async function status(): Promise<string | undefined> {
  const rows = await database().select().from(playerBonuses).where(eq(playerBonuses.playerId, ilse.id));
  return rows.find(({ offer }) => offer === 'harbour-welcome')?.status;
}

test('a bonus whose money is all lost is over with the round that lost the last of it, and the player’s account says so at once', async () => {
  const round = await staked(5_000n);
  expect(await status()).toBe('active');
  const { session } = await createSession(database(), { playerId: ilse.id, ip: '', location: '', at: NOW });
  const signedIn = { player: ilse, session, limitMinutes: null };
  const running = async () =>
    (await loadUserDetails(database(), { signedIn, now: NOW.getTime() })).activeBonus?.name ?? null;
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
