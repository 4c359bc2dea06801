import { and, eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerTransactions } from '../database/schema.ts';
import { gameMoves } from '../database/tables/games.ts';
import { toUnits } from '../ledger/currency.ts';
import { createLobby } from '../lobby/lobby.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { PERSONA_NAMES } from '../personas/persona.ts';
import { PERSONAS } from '../personas/personas.ts';

const NOW = new Date('2026-11-20T17:17:19.000Z');
const own = useTestDatabase(NOW);

test('what a persona is said to have staked was staked: round by round, in the history and in the ledger', async () => {
  const catalogue = createLobby({ size: 'usual', now: () => NOW.getTime() }).catalogue();
  for (const name of PERSONA_NAMES) {
    const { id, currencyCode } = await own.player(name);
    const theirs = eq(gameMoves.playerId, id);
    const [bets] = await own
      .database()
      .select({ staked: sum(gameMoves.amount) })
      .from(gameMoves)
      .where(and(theirs, eq(gameMoves.kind, 'bet')));
    const told = toUnits(PERSONAS[name].totalSpend, currencyCode);
    expect([name, BigInt(bets?.staked ?? 0)]).toEqual([name, told]);
    const rows = await own
      .database()
      .select()
      .from(gameMoves)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, gameMoves.transactionId))
      .where(theirs)
      .orderBy(gameMoves.number);
    let before = rows[0]?.game_moves.balanceBefore ?? 0n;
    for (const { game_moves: move } of rows) {
      expect([name, move.balanceBefore]).toEqual([name, before]);
      expect([name, move.amount > 0n && move.balanceAfter >= 0n]).toEqual([name, true]);
      before = move.balanceAfter;
      const most = catalogue.bySlug.get(move.gameSlug)?.row.maxBet ?? 0;
      const isWithin = currencyCode !== 'EUR' || move.kind === 'win' || move.amount <= toUnits(most, 'EUR');
      expect([name, isWithin]).toEqual([name, true]);
    }
  }
  expect(await own.ledgerIsSound()).toBe(true);
});
