import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openDatabase, type Database, type OpenDatabase } from '../database/open-database.ts';
import { players, wallets } from '../database/schema.ts';
import { auditLedger } from '../ledger/read-ledger.ts';
import { seedDatabase } from '../seed/seed.ts';
import type { PersonaName } from '../personas/persona.ts';
import type { Player } from '../sessions/session-store.ts';

/** A database of the test file's own, at the seed of an instant before each test: for what no call does alone. */
export function useTestDatabase(now: Date) {
  let open: OpenDatabase | undefined;
  const database = (): Database => {
    if (!open) throw new Error('the database is not open yet');
    return open.database;
  };

  beforeAll(async () => {
    open = await openDatabase({ kind: 'memory' });
  });
  beforeEach(() => seedDatabase(database(), now.getTime()));
  afterAll(() => open?.close());

  return {
    database,
    within: <T>(work: (transaction: Database) => Promise<T>): Promise<T> => database().transaction(work),
    player: async (persona: PersonaName): Promise<Player> => {
      const [found] = await database().select().from(players).where(eq(players.persona, persona));
      if (!found) throw new Error(`${persona} is not seeded`);
      return found;
    },
    wallet: async ({ id, currencyCode }: Player) => {
      const isTheirs = and(eq(wallets.playerId, id), eq(wallets.currencyCode, currencyCode));
      const [found] = await database().select().from(wallets).where(isTheirs);
      return { real: found?.balance, bonus: found?.bonusBalance };
    },
    ledgerIsSound: async (): Promise<boolean> => {
      const { unbalanced, wrongWallets } = await auditLedger(database());
      return unbalanced.length === 0 && wrongWallets.length === 0;
    },
  };
}
