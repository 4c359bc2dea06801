import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open-database.ts';
import {
  ledgerPostings,
  ledgerTransactions,
  players,
  rakebackDays,
  sessions,
  wallets,
} from '../database/schema.ts';
import { getWithdrawnAmounts } from '../cashier/past-payments.ts';
import { gameMoves } from '../database/tables/games.ts';
import { toUnits } from '../ledger/currency.ts';
import { newReference, getPlayerAccount, type LedgerReason } from '../ledger/post-movement.ts';
import { createPastPlay } from '../play/seed-play.ts';
import { getRakebackBonusId, listSeededDays, shiftDate, toUtcDate } from '../rakeback/day-plan.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { PERSONA_NAMES, PERSONA_PASSWORD, type Persona, type PersonaName } from '../personas/persona.ts';
import { PERSONAS } from '../personas/personas.ts';
import { copySeed, restoreSeed } from './seed-copy.ts';
import { SEED_STEPS } from './seed-steps.ts';
import { playerRow } from '../personas/player-row.ts';

const DAY_MS = 86_400_000;

type Rows = {
  wallets: (typeof wallets.$inferInsert)[];
  transactions: (typeof ledgerTransactions.$inferInsert)[];
  postings: (typeof ledgerPostings.$inferInsert)[];
  days: (typeof rakebackDays.$inferInsert)[];
  sessions: (typeof sessions.$inferInsert)[];
  moves: (typeof gameMoves.$inferInsert)[];
};

let personaHashes: Promise<readonly string[]> | undefined;

/** Deriving ten passwords takes half a second; one process does it once, whatever is reset. */
function personaPasswordHashes(): Promise<readonly string[]> {
  personaHashes ??= Promise.all(PERSONA_NAMES.map(() => hashPassword(PERSONA_PASSWORD)));
  return personaHashes;
}

/** Empties every table (whatever speaks of players goes with them) and writes the personas as of the instant given, in one transaction. */
export async function seedDatabase(database: Database, now: number): Promise<void> {
  if (await restoreSeed(database, now)) return;
  await seedWithRetries(database, now);
  await copySeed(database, now);
}

async function seedWithRetries(database: Database, now: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await resetAndSeed(database, now);
    } catch (error) {
      // A payment that settles at the same moment locks the same tables in another order.
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

const TRIES = 3;

/** PostgreSQL's code of a transaction it ended because two waited for each other. */
const DEADLOCK = '40P01';

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === DEADLOCK;
}

async function resetAndSeed(database: Database, now: number): Promise<void> {
  const hashes = await personaPasswordHashes();
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`truncate players, coupons restart identity cascade`);
    const inserted = await transaction
      .insert(players)
      .values(PERSONA_NAMES.map((name, index) => playerRow({ name, passwordHash: hashes[index] ?? '', now })))
      .returning({ id: players.id, persona: players.persona });
    const rows: Rows = { wallets: [], transactions: [], postings: [], days: [], sessions: [], moves: [] };
    for (const name of PERSONA_NAMES) {
      const player = inserted.find(({ persona }) => persona === name);
      if (player) addPersona(rows, { playerId: player.id, name, persona: PERSONAS[name], now });
    }
    await transaction.insert(wallets).values(rows.wallets);
    await insertRows(transaction, ledgerTransactions, rows.transactions);
    await insertRows(transaction, ledgerPostings, rows.postings);
    await transaction.insert(rakebackDays).values(rows.days);
    await transaction.insert(sessions).values(rows.sessions);
    await insertRows(transaction, gameMoves, rows.moves);
    const seeded = new Map(
      PERSONA_NAMES.flatMap((name) => {
        const row = inserted.find(({ persona }) => persona === name);
        return row ? [[name, row.id] as const] : [];
      }),
    );
    for (const part of SEED_STEPS) await part({ transaction, players: seeded, now });
  });
}

/** The persona as it stands at the reset; an empty table means a data directory never used before. */
export async function seedWhenEmpty(database: Database, now: number): Promise<void> {
  const [anyone] = await database.select({ id: players.id }).from(players).limit(1);
  if (!anyone) await seedDatabase(database, now);
}

type Subject = { playerId: number; name: PersonaName; persona: Persona; now: number };

function addPersona(rows: Rows, subject: Subject): void {
  const { playerId, name, persona, now } = subject;
  const { currencyCode } = persona;
  const paidIn = toUnits(persona.totalDeposit, currencyCode);
  const bonus = toUnits(persona.bonusBalance, currencyCode);
  const balance = toUnits(persona.balance, currencyCode);
  const claimed = addDays(rows, subject);
  const withdrawn = getWithdrawnAmounts(name);
  const out = (sum: number) => toUnits(sum, currencyCode);
  const played = createPastPlay({
    playerId,
    currencyCode,
    staked: toUnits(persona.totalSpend, currencyCode),
    from: paidIn - out(withdrawn.early),
    to: balance - claimed.sum + out(withdrawn.late),
    rounds: persona.pastRounds,
    now,
  });
  let moves = claimed.count + played.length;
  const move = (
    amount: bigint,
    reason: LedgerReason,
    { pocket, daysAgo }: { pocket: Pocket; daysAgo: number },
  ) => {
    if (amount === 0n) return;
    moves += 1;
    const at = new Date(now - daysAgo * DAY_MS);
    addEntry(rows, { playerId, currencyCode, amount, reason, pocket, at });
  };
  move(paidIn, 'deposit', { pocket: 'real', daysAgo: 40 });
  for (const { signed, ...row } of played) {
    const entry = {
      playerId,
      currencyCode,
      amount: signed,
      reason: 'play',
      pocket: 'real',
      at: row.at,
    } as const;
    rows.moves.push({ ...row, transactionId: addEntry(rows, entry).id });
  }
  move(bonus, 'bonus', { pocket: 'bonus', daysAgo: 20 });
  rows.wallets.push({ playerId, currencyCode, balance, bonusBalance: bonus, sequence: moves });
  for (const other of persona.otherWallets) {
    const amount = toUnits(other.balance, other.currencyCode);
    addEntry(rows, {
      playerId,
      currencyCode: other.currencyCode,
      amount,
      reason: 'deposit',
      pocket: 'real',
      at: new Date(now - 20 * DAY_MS),
    });
    rows.wallets.push({
      playerId,
      currencyCode: other.currencyCode,
      balance: amount,
      bonusBalance: 0n,
      sequence: 1,
    });
  }
  if (persona.hasSignedInBefore) addEarlierSession(rows, subject);
}

function addDays(rows: Rows, { playerId, persona, now }: Subject): { sum: bigint; count: number } {
  let sum = 0n;
  let count = 0;
  if (persona.rakebackScale === 0) return { sum, count };
  for (const { date, cents, paid } of listSeededDays(now)) {
    const amount = BigInt(cents * persona.rakebackScale);
    const day = { bonusId: getRakebackBonusId(playerId, date), playerId, date, amount };
    if (!paid) {
      rows.days.push(day);
      continue;
    }
    const paidAt = new Date(`${date}T18:05:00.000Z`);
    const entry = addEntry(rows, {
      playerId,
      currencyCode: persona.currencyCode,
      amount,
      reason: 'rakeback',
      pocket: 'real',
      at: paidAt,
    });
    rows.days.push({ ...day, paidAt, transactionId: entry.id, reference: entry.reference });
    sum += amount;
    count += 1;
  }
  return { sum, count };
}

type Pocket = 'real' | 'bonus';

type Entry = {
  playerId: number;
  currencyCode: string;
  amount: bigint;
  reason: LedgerReason;
  pocket: Pocket;
  at: Date;
};

function addEntry(rows: Rows, entry: Entry): { id: string; reference: string } {
  const { playerId, currencyCode, amount, reason, pocket, at } = entry;
  const id = randomUUID();
  const reference = newReference(reason, at);
  rows.transactions.push({ id, playerId, reason, reference, at });
  rows.postings.push(
    { transactionId: id, account: getPlayerAccount(playerId, pocket), currencyCode, amount },
    { transactionId: id, account: `house:${reason}`, currencyCode, amount: -amount },
  );
  return { id, reference };
}

function addEarlierSession(rows: Rows, { playerId, persona, now }: Subject): void {
  const yesterday = shiftDate(toUtcDate(now), -1);
  rows.sessions.push({
    tokenHash: randomBytes(32).toString('hex'),
    playerId,
    startedAt: new Date(`${yesterday}T20:04:00.000Z`),
    ip: '203.0.113.24',
    location: persona.city,
    device: 'Safari on iPhone',
    lastSeenAt: new Date(`${yesterday}T20:48:00.000Z`),
    endedAt: new Date(`${yesterday}T20:49:00.000Z`),
    endReason: 'USER_INITIATED',
  });
}
