import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { players } from '../schema.ts';

/** Mail and SMS that a real platform would send, readable at /sandbox/outbox. */
export const outbox = pgTable('outbox', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  playerId: integer('player_id').references(() => players.id),
  channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** Where the message leads, for a tester to follow with one press. */
  link: text('link'),
});

/** What the push service was told. */
export const pushRecords = pgTable('push_records', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  playerId: integer('player_id').references(() => players.id),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
});

/** Links that were mailed: each opens once, for a while. The token itself is never kept. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    purpose: text('purpose', { enum: ['reset-password', 'verify-email'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
  },
  (table) => [index('one_time_tokens_by_player').on(table.playerId, table.purpose)],
);
