import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, units } from '../columns.ts';
import { ledgerTransactions, players } from '../schema.ts';

export const favorites = pgTable(
  'favorites',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    gameSlug: text('game_slug').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameSlug] })],
);

/** An opened game: its token stands for player, game and mode in the frame; kept as a hash. Guests have no player. */
export const gameLaunches = pgTable(
  'game_launches',
  {
    tokenHash: text('token_hash').primaryKey(),
    playerId: integer('player_id').references(() => players.id),
    gameSlug: text('game_slug').notNull(),
    mode: text('mode', { enum: ['real', 'demo'] }).notNull(),
    currencyCode: text('currency_code').notNull(),
    parentOrigin: text('parent_origin'),
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('game_launches_by_player').on(table.playerId)],
);

/** A round of a real-money game; `state` is the game's own, `version` counts its steps. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    id: uuid('id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    gameSlug: text('game_slug').notNull(),
    currencyCode: text('currency_code').notNull(),
    state: jsonb('state').$type<unknown>().notNull(),
    version: integer('version').notNull(),
    bet: units('bet').notNull(),
    win: units('win').notNull(),
    openedAt: instant('opened_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [index('game_rounds_by_player').on(table.playerId, table.gameSlug, table.openedAt)],
);

/**
 * Every bet and win: one row of the casino history, one entry of the ledger. The key makes a repeat of the same
 * deed the same row.
 */
export const gameMoves = pgTable(
  'game_moves',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    actionId: text('action_id').notNull(),
    roundId: uuid('round_id').notNull(),
    gameSlug: text('game_slug').notNull(),
    kind: text('kind', { enum: ['bet', 'win', 'refund'] }).notNull(),
    currencyCode: text('currency_code').notNull(),
    amount: units('amount').notNull(),
    balanceBefore: units('balance_before').notNull(),
    balanceAfter: units('balance_after').notNull(),
    bonusBalance: units('bonus_balance').notNull(),
    /** Null where nothing moved: a win of nothing. */
    transactionId: uuid('transaction_id').references(() => ledgerTransactions.id),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.actionId] }),
    index('game_moves_by_time').on(table.playerId, table.at),
    index('game_moves_by_round').on(table.roundId),
  ],
);

export const tournamentPoints = pgTable(
  'tournament_points',
  {
    tournamentId: text('tournament_id').notNull(),
    /** A player of the house, or one of the board's made-up rivals. */
    entrant: text('entrant').notNull(),
    playerId: integer('player_id').references(() => players.id),
    nickname: text('nickname').notNull(),
    points: units('points').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.entrant] }),
    index('tournament_points_board').on(table.tournamentId, table.points),
  ],
);
