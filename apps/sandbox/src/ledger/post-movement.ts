import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { ledgerPostings, ledgerTransactions, wallets } from '../database/schema.ts';

/** The house's side of a movement: where the money comes from, or goes to. */
export type LedgerReason =
  | 'deposit'
  | 'withdrawal'
  | 'rakeback'
  | 'cashback'
  | 'play'
  | 'bonus'
  | 'coupon'
  | 'referral'
  | 'tournament';

export type Movement = {
  playerId: number;
  currencyCode: string;
  /** Whole smallest units; positive into the player's wallet, negative out of it. */
  amount: bigint;
  pocket?: 'real' | 'bonus';
  reason: LedgerReason;
  at: Date;
  /** What the payment behind it is known by; without one the movement gets its own. */
  reference?: string;
};

export type PostedMovement = {
  transactionId: string;
  reference: string;
  /** What was moved, whole smallest units, signed as asked. */
  amount: bigint;
  balance: bigint;
  bonusBalance: bigint;
  sequence: number;
};

export function getPlayerAccount(playerId: number, pocket: 'real' | 'bonus'): string {
  return `player:${playerId}:${pocket}`;
}

/**
 * Moves money between the house and a player: two postings that cancel out, and the wallet with them.
 * Must run inside a transaction; the wallet's own check refuses a balance below zero.
 */
export async function postMovement(transaction: Database, movement: Movement): Promise<PostedMovement> {
  const { playerId, currencyCode, amount, reason, at, pocket = 'real' } = movement;
  const { reference = newReference(reason, at) } = movement;
  const transactionId = randomUUID();
  await transaction.insert(ledgerTransactions).values({ id: transactionId, playerId, reason, reference, at });
  await transaction.insert(ledgerPostings).values([
    { transactionId, account: getPlayerAccount(playerId, pocket), currencyCode, amount },
    { transactionId, account: `house:${reason}`, currencyCode, amount: -amount },
  ]);
  const column = pocket === 'real' ? wallets.balance : wallets.bonusBalance;
  const [wallet] = await transaction
    .update(wallets)
    .set({
      [pocket === 'real' ? 'balance' : 'bonusBalance']: sql`${column} + ${amount}`,
      sequence: sql`${wallets.sequence} + 1`,
    })
    .where(and(eq(wallets.playerId, playerId), eq(wallets.currencyCode, currencyCode)))
    .returning();
  if (!wallet) throw new Error(`player ${playerId} has no ${currencyCode} wallet`);
  const { balance, bonusBalance, sequence } = wallet;
  return { transactionId, reference, amount, balance, bonusBalance, sequence };
}

const PREFIX: Readonly<Record<LedgerReason, string>> = {
  deposit: 'DP',
  withdrawal: 'WD',
  rakeback: 'RB',
  cashback: 'CB',
  play: 'PL',
  bonus: 'BN',
  coupon: 'CP',
  referral: 'RF',
  tournament: 'TN',
};

/** What a player reads out to support: cause, platform date, and eight letters nobody can guess. */
export function newReference(reason: LedgerReason, at: Date): string {
  const date = at.toISOString().slice(0, 10).replaceAll('-', '');
  return `${PREFIX[reason]}-${date}-${randomBytes(4).toString('hex').toUpperCase()}`;
}
