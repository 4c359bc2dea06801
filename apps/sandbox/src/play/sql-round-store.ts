import { and, countDistinct, desc, eq, isNull, sql, sum } from 'drizzle-orm';
import { gameMoves, gameRounds, gameSeats } from '../database/tables/games.ts';
import { newServerSeed } from '../games/fair/commitment.ts';
import type { Round } from '../games/rounds/round.ts';
import type { RoundStore, Seat } from '../games/rounds/round-store.ts';
import { parseRound, serializeRound } from './round-state.ts';
import { settleRound } from './settle-round.ts';
import type { PlayerTransaction, PlayerTransactions } from './player-transaction.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Rounds of real money, in the database. What one request does at a seat is one turn: one transaction for the round and
 * the money it moves. A round counts as settled once nothing of it is left to be posted.
 */
export function createSqlRoundStore(turns: PlayerTransactions): RoundStore {
  return {
    runExclusive: (seat, work) => turns.run(Number(seat.playerId), work),
    nextSeed: async (seat) => {
      const reader = turns.reader();
      const isHere = isSeat(seat);
      const [seated] = await reader.select().from(gameSeats).where(isHere);
      if (seated) return seated.serverSeed;
      const { playerId, slug } = seat;
      await reader
        .insert(gameSeats)
        .values({ playerId: Number(playerId), gameSlug: slug, serverSeed: newServerSeed() })
        .onConflictDoNothing();
      const [fresh] = await reader.select().from(gameSeats).where(isHere);
      if (!fresh) throw new Error(`the seat of player ${playerId} at ${slug} was not written`);
      return fresh.serverSeed;
    },
    save: (round) => turns.run(Number(round.playerId), (turn) => save(turn, round)),
    discard: (round) =>
      turns.run(Number(round.playerId), async ({ transaction }) => {
        await transaction.delete(gameRounds).where(eq(gameRounds.id, round.id));
        await transaction.update(gameSeats).set({ serverSeed: round.serverSeed }).where(isSeat(round));
      }),
    find: async (roundId) => {
      if (!UUID.test(roundId)) return null;
      const [row] = await turns
        .reader()
        .select({ state: gameRounds.state })
        .from(gameRounds)
        .where(eq(gameRounds.id, roundId));
      return row ? parseRound(row.state) : null;
    },
    latest: async ({ playerId, slug }, many) => {
      const rows = await turns
        .reader()
        .select({ state: gameRounds.state })
        .from(gameRounds)
        .where(and(eq(gameRounds.playerId, Number(playerId)), eq(gameRounds.gameSlug, slug)))
        .orderBy(desc(gameRounds.number))
        .limit(many);
      return rows.map(({ state }) => parseRound(state));
    },
    // What really moved: a free spin stakes nothing, a bonus that ended meanwhile wins nothing.
    totals: async ({ playerId, slug }, sessionId) => {
      const isOurs = and(
        eq(gameRounds.playerId, Number(playerId)),
        eq(gameRounds.gameSlug, slug),
        eq(gameRounds.sessionId, sessionId),
      );
      const moves = await turns
        .reader()
        .select({
          kind: gameMoves.kind,
          units: sum(gameMoves.amount),
          rounds: countDistinct(gameMoves.roundId),
        })
        .from(gameRounds)
        .innerJoin(gameMoves, eq(gameMoves.roundId, gameRounds.id))
        .where(isOurs)
        .groupBy(gameMoves.kind);
      const ofKind = (kind: string) => moves.find((row) => row.kind === kind);
      const moved = (kind: string) => BigInt(ofKind(kind)?.units ?? 0);
      // Every round has a bet, even a free one.
      const rounds = ofKind('bet')?.rounds ?? 0;
      return { staked: moved('bet') - moved('refund'), won: moved('win'), rounds };
    },
  };
}

function isSeat({ playerId, slug }: Seat) {
  return and(eq(gameSeats.playerId, Number(playerId)), eq(gameSeats.gameSlug, slug));
}

async function save(turn: PlayerTransaction, round: Round): Promise<void> {
  const { transaction, player, at } = turn;
  const { id, slug: gameSlug, sessionId, currencyCode } = round;
  const isOver = round.win !== null && round.unposted.length === 0;
  const standing = {
    state: serializeRound(round),
    version: round.actions.length,
    bet: round.staked,
    win: round.win ?? 0n,
    settledAt: isOver ? at : null,
  };
  const [saved] = await transaction
    .insert(gameRounds)
    .values({ ...standing, id, playerId: player.id, gameSlug, sessionId, currencyCode, openedAt: at })
    .onConflictDoUpdate({ target: gameRounds.id, set: standing, setWhere: isNull(gameRounds.settledAt) })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!saved) throw new Error(`round ${id} is settled and cannot change`);
  if (saved.isNew) await replaceSeed(turn, round);
  if (isOver) await settleRound(turn, round);
}

/** The secret of a round that has begun is not that of the next one. */
async function replaceSeed({ transaction }: PlayerTransaction, round: Round): Promise<void> {
  await transaction
    .update(gameSeats)
    .set({ serverSeed: newServerSeed() })
    .where(and(isSeat(round), eq(gameSeats.serverSeed, round.serverSeed)));
}
