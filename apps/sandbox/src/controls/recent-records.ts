import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { ledgerPostings, ledgerTransactions, logEvents, players, wallets } from '../database/schema.ts';
import { documents } from '../database/tables/account.ts';
import { payments } from '../database/tables/cashier.ts';
import { outbox } from '../database/tables/messages.ts';
import { currencyDigits, unitsToDecimal } from '../ledger/currency.ts';
import { auditLedger } from '../ledger/read-ledger.ts';
import { listPushRecords } from '../push/push-record.ts';

/** The newest of all that the platform sent, heard and waits for: what the testers' page shows as it happens. */
export async function loadRecentRecords(database: Database, limit: number) {
  return {
    outbox: await database.select().from(outbox).orderBy(desc(outbox.id)).limit(limit),
    push: await listPushRecords(database, limit),
    logEvents: await database
      .select({
        id: logEvents.id,
        at: logEvents.at,
        email: players.email,
        event: logEvents.event,
        payload: logEvents.payload,
      })
      .from(logEvents)
      .leftJoin(players, eq(players.id, logEvents.playerId))
      .orderBy(desc(logEvents.id))
      .limit(limit),
    documents: await database
      .select({
        id: documents.id,
        email: players.email,
        labelId: documents.labelId,
        name: documents.name,
        kind: documents.kind,
        size: documents.size,
        uploadedAt: documents.uploadedAt,
      })
      .from(documents)
      .innerJoin(players, eq(players.id, documents.playerId))
      .where(eq(documents.status, 'pending'))
      .orderBy(asc(documents.uploadedAt), asc(documents.id))
      .limit(limit),
    held: await database
      .select({ email: players.email, createdAt: players.createdAt })
      .from(players)
      .where(eq(players.held, true))
      .orderBy(desc(players.id))
      .limit(limit),
    openPayments: await database.$count(
      payments,
      and(isNull(payments.settledAt), inArray(payments.status, ['pending', 'processing', 'confirmed'])),
    ),
  };
}

/** Every purse of every player beside what the ledger says of it; amounts in the purse's own currency. */
export async function loadWallets(database: Database) {
  const rows = await database
    .select({
      playerId: players.id,
      persona: players.persona,
      email: players.email,
      currencyCode: wallets.currencyCode,
      balance: wallets.balance,
      bonusBalance: wallets.bonusBalance,
      sequence: wallets.sequence,
    })
    .from(wallets)
    .innerJoin(players, eq(players.id, wallets.playerId))
    .orderBy(asc(players.id), asc(wallets.currencyCode));
  const audit = await auditLedger(database);
  const [transactions] = await database.select({ count: count() }).from(ledgerTransactions);
  const [postings] = await database.select({ count: count() }).from(ledgerPostings);
  return {
    purses: rows.map(({ balance, bonusBalance, ...row }) => ({
      ...row,
      amount: unitsToDecimal(balance, row.currencyCode),
      bonusAmount: unitsToDecimal(bonusBalance, row.currencyCode),
      digits: Math.min(8, currencyDigits(row.currencyCode)),
      isSound: !audit.wrongWallets.includes(row.playerId),
    })),
    ledger: {
      transactions: transactions?.count ?? 0,
      postings: postings?.count ?? 0,
      unbalanced: audit.unbalanced,
      wrongWallets: audit.wrongWallets,
    },
  };
}

export type RecentRecords = Awaited<ReturnType<typeof loadRecentRecords>>;
export type WalletOverview = Awaited<ReturnType<typeof loadWallets>>;
