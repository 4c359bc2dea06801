import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { players } from '../schema.ts';

/** Codes with which a player goes on at another address of the brand: each works once. The code itself is never kept. */
export const handoverCodes = pgTable(
  'handover_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    /** The session it was asked for in: where that has ended, the code opens nothing. */
    sessionHash: text('session_hash').notNull(),
    brand: text('brand').notNull(),
    /** The origin it is for. */
    target: text('target').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('handover_codes_by_player').on(table.playerId)],
);
