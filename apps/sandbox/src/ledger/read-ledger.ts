import { and, asc, eq, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { ledgerPostings, ledgerTransactions, wallets } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';
import { unitsToDecimal } from './currency.ts';

/** Every movement of a player's money, oldest first: where the balance comes from. */
export async function readLedger(database: Database, player: Player) {
  const rows = await database
    .select({
      transactionId: ledgerTransactions.id,
      reason: ledgerTransactions.reason,
      reference: ledgerTransactions.reference,
      at: ledgerTransactions.at,
      account: ledgerPostings.account,
      currencyCode: ledgerPostings.currencyCode,
      units: ledgerPostings.amount,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(eq(ledgerTransactions.playerId, player.id))
    .orderBy(asc(ledgerPostings.id));
  return {
    entries: rows.map(({ units, ...row }) => ({ ...row, amount: unitsToDecimal(units, row.currencyCode) })),
  };
}

export type LedgerAudit = {
  /** Transactions whose postings do not cancel out. */
  unbalanced: string[];
  /** Players whose wallet differs from what their postings add up to. */
  wrongWallets: number[];
};

/** Holds the whole ledger against its two promises; both lists are empty unless the sandbox has a fault. */
export async function auditLedger(database: Database): Promise<LedgerAudit> {
  const unbalanced = await database
    .select({ id: ledgerPostings.transactionId })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.transactionId, ledgerPostings.currencyCode)
    .having(ne(sum(ledgerPostings.amount), '0'));
  const wrong = new Set<number>();
  for (const pocket of ['real', 'bonus'] as const) {
    const held = pocket === 'real' ? wallets.balance : wallets.bonusBalance;
    const rows = await database
      .select({ playerId: wallets.playerId, held, posted: sum(ledgerPostings.amount) })
      .from(wallets)
      .leftJoin(
        ledgerPostings,
        and(
          eq(ledgerPostings.account, sql`concat('player:', ${wallets.playerId}, ${`:${pocket}`}::text)`),
          eq(ledgerPostings.currencyCode, wallets.currencyCode),
        ),
      )
      .groupBy(wallets.playerId, wallets.currencyCode, held);
    for (const row of rows) if (BigInt(row.posted ?? 0) !== row.held) wrong.add(row.playerId);
  }
  return { unbalanced: unbalanced.map(({ id }) => id), wrongWallets: [...wrong] };
}
