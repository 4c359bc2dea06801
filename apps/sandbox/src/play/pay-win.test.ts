import { randomUUID } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cancelBonus } from '../bonuses/cancel-bonus.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { gameLaunches, gameMoves } from '../database/tables/games.ts';
import { rulePackFor } from '@baize/domain/rule-packs';
import { hashServerSeed } from '../games/fair/commitment.ts';
import { createSession, type Player } from '../sessions/session-store.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import type { Launch } from './launches.ts';
import { payWin } from './pay-win.ts';
import { placeBet } from './place-bet.ts';
import { createSqlRoundStore } from './sql-round-store.ts';
import { createPlayerTransactions, type PlayerTransactions } from './player-transaction.ts';

const NOW = new Date('2026-11-20T17:17:19.000Z');
const { database, player, wallet, ledgerIsSound } = useTestDatabase(NOW);

/** Who plays: 64 of real money, 50 of a bonus that still has to be wagered. */
let ilse: Player;
let launch: Launch;
let turns: PlayerTransactions;
let told: string[];

beforeEach(async () => {
  told = [];
  const realtime = { toPlayer: (_id: number, event: string) => void told.push(event) };
  turns = createPlayerTransactions({ database: database(), clock: { now: () => NOW.getTime() }, realtime });
  ilse = await player('bonus-active');
  const { id: playerId } = ilse;
  const opened = { database: database(), playerId, ip: '203.0.113.7', location: '', at: NOW };
  const { session } = await createSession(opened.database, opened);
  const [row] = await database()
    .insert(gameLaunches)
    .values({
      tokenHash: 'a-hash',
      sessionHash: session.tokenHash,
      playerId,
      gameSlug: 'blackjack-quay',
      currencyCode: 'EUR',
      brand: 'curacao',
      locale: 'en',
      parentOrigin: 'http://127.0.0.1:4100',
      at: NOW,
    })
    .returning();
  if (!row) throw new Error('the launch was not written');
  launch = row;
});

/** A round of blackjack staked with 64 of real money and 36 of the bonus. */
async function mixedRound(): Promise<string> {
  const rows = createSqlRoundStore(turns);
  const seat = { playerId: String(ilse.id), slug: 'blackjack-quay' } as const;
  const serverSeed = await rows.nextSeed(seat);
  expect(hashServerSeed(serverSeed)).toMatch(/^[0-9a-f]{64}$/);
  const id = randomUUID();
  await rows.save({
    ...seat,
    id,
    sessionId: launch.tokenHash,
    currencyCode: 'EUR',
    openedBy: 'a-wish',
    bet: 10_000n,
    options: { autoCashOut: null },
    serverSeed,
    clientSeed: 'mine',
    startedAt: NOW.getTime(),
    actions: [],
    staked: 10_000n,
    win: null,
    endedAt: null,
    unposted: [{ kind: 'bet', units: 10_000n, actionId: `${id}:bet:0` }],
  });
  const placed = await place(id);
  expect(placed).toEqual({ kind: 'placed', balance: 1_400n });
  return id;
}

const moveOf = (roundId: string, { kind, amount }: { kind: string; amount: bigint }) => ({
  playerId: String(ilse.id),
  gameSlug: 'blackjack-quay',
  roundId,
  amount,
  actionId: `${roundId}:${kind}`,
});

const place = (roundId: string, amount = 10_000n) =>
  turns.run(ilse.id, (turn) =>
    placeBet(turn, {
      launch,
      pack: rulePackFor('default'),
      isCountryBlocked: false,
      move: moveOf(roundId, { kind: 'bet:0', amount }),
    }),
  );

const pay = (roundId: string, amount: bigint) =>
  turns.run(ilse.id, (turn) => payWin(turn, moveOf(roundId, { kind: 'win', amount })));

async function bonusAmount(): Promise<bigint | undefined> {
  const [bonus] = await database()
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, ilse.id))
    .orderBy(playerBonuses.id);
  const rows = await database().select().from(playerBonuses).where(eq(playerBonuses.status, 'active'));
  return (rows.find(({ playerId }) => playerId === ilse.id) ?? bonus)?.bonusAmount;
}

test('a win goes back into the pockets its stake came from, and the bonus grows by its share', async () => {
  const round = await mixedRound();
  await pay(round, 20_000n);
  expect(await wallet(ilse)).toEqual({ real: 12_800n, bonus: 1_400n + 7_200n });
  expect(await bonusAmount()).toBe(5_000n + 7_200n);
  expect(await ledgerIsSound()).toBe(true);
});

test('the same stake and the same win again move nothing, however often they come', async () => {
  const round = await mixedRound();
  await pay(round, 20_000n);
  const before = await wallet(ilse);
  told = [];
  for (const again of [1, 2, 3]) {
    expect([again, await place(round)]).toEqual([again, { kind: 'placed', balance: 21_400n }]);
    await pay(round, 20_000n);
  }
  expect(await wallet(ilse)).toEqual(before);
  expect(told).toEqual([]);
  const moves = await database().select().from(gameMoves).where(eq(gameMoves.roundId, round));
  expect(moves).toHaveLength(2);
});

test('what bonus money won is lost with a bonus that was given up meanwhile; the rest is paid', async () => {
  const round = await mixedRound();
  const [bonus] = await database().select().from(playerBonuses).where(eq(playerBonuses.status, 'active'));
  await turns.run(ilse.id, ({ transaction }) =>
    cancelBonus(transaction, { player: ilse, bonusId: String(bonus?.id), at: NOW }),
  );
  await pay(round, 20_000n);
  expect(await wallet(ilse)).toEqual({ real: 12_800n, bonus: 0n });
  expect(await ledgerIsSound()).toBe(true);
});

test('what bonus money won is the player’s own once the bonus has been wagered', async () => {
  await database().update(playerBonuses).set({ wagered: 149_000n }).where(eq(playerBonuses.status, 'active'));
  const rows = await wallet(ilse);
  expect(rows).toEqual({ real: 6_400n, bonus: 5_000n });
  const round = randomUUID();
  // The stake itself meets the wager: what is left of the bonus is released at once.
  expect(await place(round)).toEqual({ kind: 'placed', balance: 1_400n });
  expect(await wallet(ilse)).toEqual({ real: 1_400n, bonus: 0n });
  await pay(round, 20_000n);
  expect(await wallet(ilse)).toEqual({ real: 21_400n, bonus: 0n });
  expect(told).toEqual(['debit', 'debit', 'debit', 'credit', 'credit']);
  expect(await ledgerIsSound()).toBe(true);
});

test('a turn that fails keeps neither round nor money, and tells nobody', async () => {
  const before = await wallet(ilse);
  const broken = turns.run(ilse.id, async () => {
    await place(randomUUID());
    throw new Error('the line went dead');
  });
  await expect(broken).rejects.toThrow('the line went dead');
  expect(await wallet(ilse)).toEqual(before);
  expect(told).toEqual([]);
  const madeNow = and(eq(gameMoves.playerId, ilse.id), gte(gameMoves.at, NOW));
  expect(await database().select().from(gameMoves).where(madeNow)).toEqual([]);
});
