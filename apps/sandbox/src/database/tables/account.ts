import { RAISE_NOT_BEFORE } from '@baize/domain/limits';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, units } from '../columns.ts';
import { players } from '../schema.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const LIMIT_TYPES = ['deposit', 'loss', 'bet', 'session'] as const;

/** One limit a player has set: an amount a period, or minutes of a session (period 0). */
export const limits = pgTable(
  'limits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    type: text('type', { enum: LIMIT_TYPES }).notNull(),
    period: integer('period').notNull(),
    amount: units('amount'),
    minutes: integer('minutes'),
    changedAt: instant('changed_at').notNull(),
    /** What the markets it was set in ask before it is raised: whoever asks over another brand waits as long. */
    raiseHours: integer('raise_hours').notNull().default(0),
    raiseNotBefore: text('raise_not_before', { enum: RAISE_NOT_BEFORE }).notNull().default('wait'),
  },
  (table) => [unique('limits_one_each').on(table.playerId, table.type, table.period)],
);

/** A raise or a removal that waits for its time and the player's confirmation; null amount is a removal. */
export const pendingLimits = pgTable(
  'pending_limits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    type: text('type', { enum: LIMIT_TYPES }).notNull(),
    period: integer('period').notNull(),
    amount: units('amount'),
    minutes: integer('minutes'),
    askedAt: instant('asked_at').notNull(),
    confirmableAt: instant('confirmable_at').notNull(),
  },
  (table) => [unique('pending_limits_one_each').on(table.playerId, table.type, table.period)],
);

/** A document of a player; the platform's request for one has no file yet. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    labelId: text('label_id').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['confirmed', 'rejected', 'requested', 'pending'] }).notNull(),
    reason: text('reason'),
    kind: text('kind', { enum: ['jpg', 'png', 'pdf'] }),
    size: integer('size'),
    sha256: text('sha256'),
    /** The name of the file its bytes are in; null where the row has them. */
    file: uuid('file'),
    content: bytes('content'),
    uploadedAt: instant('uploaded_at'),
  },
  (table) => [
    index('documents_by_player').on(table.playerId),
    check(
      'documents_with_their_file',
      sql`${table.status} = 'requested' or (${table.sha256} is not null and ${table.uploadedAt} is not null)`,
    ),
  ],
);

/** A player's latest request for a copy of their data. */
export const dataRequests = pgTable('data_requests', {
  id: uuid('id').primaryKey(),
  playerId: integer('player_id')
    .notNull()
    .unique()
    .references(() => players.id),
  requestedAt: instant('requested_at').notNull(),
  /** Null while it is being prepared. */
  madeAt: instant('made_at'),
  /** The copy in the order it is read in; null again once it was there for long enough. */
  content: json('content').$type<Record<string, unknown>>(),
});

/** A change of e-mail or phone that waits for its code; code and link are kept as hashes alone. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    /** An address in small letters, or a number as "+31 612345678". */
    value: text('value').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Null for a number: an SMS has no link. */
    linkHash: text('link_hash'),
    triesLeft: integer('tries_left').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.kind] }),
    uniqueIndex('contact_changes_by_link').on(table.linkHash),
  ],
);
