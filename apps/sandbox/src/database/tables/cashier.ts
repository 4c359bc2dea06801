import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, units } from '../columns.ts';
import { ledgerTransactions, players } from '../schema.ts';

export const PAYMENT_STATUSES = [
  'processed',
  'pending',
  'rejected',
  'confirmed',
  'cancelled',
  'completed',
  'failed',
  'processing',
] as const;

/** A deposit or a withdrawal as the cashier lists it; `fields` never holds card data. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    kind: text('kind', { enum: ['deposit', 'withdraw'] }).notNull(),
    methodId: integer('method_id').notNull(),
    methodName: text('method_name').notNull(),
    amount: units('amount').notNull(),
    currencyCode: text('currency_code').notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    withBonus: boolean('with_bonus').notNull().default(false),
    /** The offer the player chose with it; empty where the player declined any, null where the house decides. */
    bonusChoice: text('bonus_choice'),
    /** Why it failed, in the contract's deposit codes. */
    code: text('code'),
    reference: text('reference').notNull().unique(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
    returnUrl: text('return_url'),
    /** The provider's outcome chosen by amount or card, and the number of its 3-D Secure question. */
    outcome: text('outcome').notNull(),
    md: text('md'),
    createdAt: instant('created_at').notNull(),
    /** When a pending one settles by itself, by the platform's clock. */
    settlesAt: instant('settles_at'),
    settledAt: instant('settled_at'),
    transactionId: uuid('transaction_id').references(() => ledgerTransactions.id),
  },
  (table) => [
    index('payments_by_player').on(table.playerId, table.createdAt),
    index('payments_to_settle').on(table.settlesAt),
    uniqueIndex('payments_by_md').on(table.md),
  ],
);

/** Every status a payment has had, and since when by the platform's clock. */
export const paymentStatuses = pgTable(
  'payment_statuses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_statuses_by_payment').on(table.paymentId, table.id)],
);
