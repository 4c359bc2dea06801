import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { players } from '../schema.ts';

/** The authenticator app of a player: being set up while `confirmedAt` is null, asked at every log-in from then on. */
export const twoStepApps = pgTable('two_step_apps', {
  playerId: integer('player_id')
    .primaryKey()
    .references(() => players.id),
  /** Base32. Codes are computed from it, so it cannot be a hash; a real platform encrypts it. */
  secret: text('secret').notNull(),
  startedAt: instant('started_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The half minute, counted from 1970, of the newest code that was taken: none is taken twice. */
  lastStep: integer('last_step'),
});

/** Recovery codes that are not used yet, as hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.codeHash] })],
);

/** Log-ins whose password was right and whose code is still to come. The ticket itself is never kept. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** What the password's request asked for; the code's request does not repeat it. */
    linkAccount: boolean('link_account').notNull(),
    cpnc: text('cpnc'),
  },
  (table) => [index('login_tickets_by_player').on(table.playerId)],
);
