import { assert, asyncProperty, infiniteStream, integer } from 'fast-check';
import { expect, test } from 'vitest';
import type { Table } from '../games/protocol.ts';
import type { GameSlug } from '../games/stakes.ts';
import type { PersonaName } from '../personas/persona.ts';
import { fetchLedgerAudit, CLEAN_AUDIT } from '../testing/cashier-requests.ts';
import { createGameClient, parseTable } from '../testing/game-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const PLAYERS: PersonaName[] = ['depositor', 'vip', 'crypto', 'bonus-active', 'high-loyalty'];
const GAMES: GameSlug[] = ['harbour-sevens', 'skyline-crash', 'blackjack-quay'];
const ROUNDS_EACH = process.env['LEDGER_RUN'] === 'full' ? 60 : 16;
const sandbox = connectTestSandbox();
const play = createGameClient(sandbox);
type Dice = () => number;

/** Plays one round wherever it leads: an unfinished one to its end, else a new one of the stakes that are cheap enough. */
async function playRound(seat: ReturnType<typeof play.seat>, dice: Dice): Promise<boolean> {
  let table = await seat.table();
  if (table.round?.win !== null) {
    const bet = table.stakes[dice() % Math.min(table.stakes.length, 4)] ?? 0;
    const autoCashOut = dice() % 2 === 0 ? 120 : null;
    const opened = await seat.open({ bet, autoCashOut, commitment: table.commitment });
    if (opened.status !== 200) return false;
    table = parseTable(opened);
  }
  for (let step = 0; table.round?.win === null && step < 12; step += 1) {
    const { round } = table;
    const acted = await seat.act(round, { kind: decisionOf(round.view, dice) });
    table = acted.status === 200 ? parseTable(acted) : await seat.table();
  }
  return true;
}

function decisionOf(view: NonNullable<Table['round']>['view'], dice: Dice) {
  if (view.game === 'harbour-sevens') return 'free-spin';
  if (view.game === 'skyline-crash') return 'cash-out';
  return view.moves[dice() % view.moves.length] ?? 'stand';
}

test('after random rounds of five players at all games every unit is accounted for', async () => {
  await assert(
    asyncProperty(infiniteStream(integer({ min: 0, max: 999 })), async (stream) => {
      await sandbox.reset('2026-11-20T17:17:19.000Z');
      const dice: Dice = () => Number(stream.next().value);
      const tables = await Promise.all(
        PLAYERS.map(async (persona) => {
          const token = await sandbox.logIn(persona);
          return { token, seats: await Promise.all(GAMES.map((slug) => play.sitDown(token, slug))) };
        }),
      );
      let played = 0;
      for (let turn = 0; turn < ROUNDS_EACH; turn += 1) {
        const rounds = tables.map(({ seats }) => {
          const seat = seats[dice() % seats.length];
          return seat ? playRound(seat, dice) : Promise.resolve(false);
        });
        played += (await Promise.all(rounds)).filter(Boolean).length;
        await play.pass(10_000);
      }
      expect(played).toBeGreaterThan((PLAYERS.length * ROUNDS_EACH) / 2);
      expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
      for (const { token } of tables) await expectUnbrokenHistory(token);
    }),
    { numRuns: 1 },
  );
});

/** Between two lines nothing else moved real money but the release of a bonus, which only adds. */
async function expectUnbrokenHistory(token: string): Promise<void> {
  const { count, rows } = await play.history(token, '?limit=200');
  expect(rows).toHaveLength(Math.min(count, 200));
  const broken = rows.filter((line, index) => line.balanceBefore < (rows[index + 1]?.balanceAfter ?? 0));
  expect(broken).toEqual([]);
}
