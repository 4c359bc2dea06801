import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { payments } from '../database/tables/cashier.ts';
import { addStatus } from './payment-history.ts';
import { newReference } from '../ledger/post-movement.ts';
import type { Player } from '../sessions/session-store.ts';
import type { Method } from './methods/method.ts';

export type Payment = typeof payments.$inferSelect;
type Change = Partial<typeof payments.$inferInsert>;

export type NewPayment = {
  player: Player;
  kind: Payment['kind'];
  method: Method;
  units: bigint;
  currencyCode: string;
  outcome: string;
  fields: Record<string, string>;
  returnUrl?: string | null;
  status: Payment['status'];
  now: number;
  settlesAfterMs?: number | null;
  transactionId?: string | null;
  /** Its own unless the ledger has named it already. */
  reference?: string;
  bonusChoice?: string | null;
};

/** Writes a payment down. Its `md` is the one secret by which the provider's pages know it, 144 random bits. */
export async function openPayment(transaction: Database, opened: NewPayment): Promise<Payment> {
  const { player, kind, method, units, currencyCode, now, settlesAfterMs = null } = opened;
  const at = new Date(now);
  const [payment] = await transaction
    .insert(payments)
    .values({
      id: randomUUID(),
      playerId: player.id,
      kind,
      methodId: method.id,
      methodName: method.title,
      amount: units,
      currencyCode,
      status: opened.status,
      reference: opened.reference ?? newReference(kind === 'deposit' ? 'deposit' : 'withdrawal', at),
      fields: opened.fields,
      returnUrl: opened.returnUrl ?? null,
      outcome: opened.outcome,
      md: randomBytes(18).toString('base64url'),
      createdAt: at,
      settlesAt: settlesAfterMs === null ? null : new Date(now + settlesAfterMs),
      transactionId: opened.transactionId ?? null,
      bonusChoice: opened.bonusChoice ?? null,
    })
    .returning();
  if (!payment) throw new Error('the payment was not written');
  await addStatus(transaction, payment, at);
  return payment;
}

/** Changes a payment at an instant; a new status goes into its history. */
export async function changePayment(
  transaction: Database,
  { payment, at }: { payment: Payment; at: Date },
  change: Change,
): Promise<Payment> {
  const [changed] = await transaction
    .update(payments)
    .set(change)
    .where(eq(payments.id, payment.id))
    .returning();
  if (!changed) throw new Error(`there is no payment ${payment.id}`);
  if (changed.status !== payment.status) await addStatus(transaction, changed, at);
  return changed;
}

/** The payment a page of the provider speaks of; undefined for whatever is no number of ours. */
export async function findPaymentByMd(database: Database, md: string): Promise<Payment | undefined> {
  if (!/^[\w-]{1,64}$/.test(md)) return undefined;
  const [payment] = await database.select().from(payments).where(eq(payments.md, md));
  return payment;
}

/** Takes a payment's player, then reads the payment as it now stands: whoever else would settle it waits here. */
export async function lockPayment(
  transaction: Database,
  { id, playerId }: Pick<Payment, 'id' | 'playerId'>,
): Promise<{ player: Player; payment: Payment }> {
  const player = await lockPlayer(transaction, playerId);
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new Error(`there is no payment ${id}`);
  return { player, payment };
}
