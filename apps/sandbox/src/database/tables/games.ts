import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, units } from '../columns.ts';
import { ledgerTransactions, players, sessions } from '../schema.ts';

export const favorites = pgTable(
  'favorites',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    gameSlug: text('game_slug').notNull(),
    at: instant('at').notNull(),
    /** Order of keeping: the platform's clock may stand still or be moved back, this never is. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameSlug] })],
);

/**
 * A game opened for real money: its token stands for player and game in the frame, is kept as a hash, and ends with the
 * session it was opened in. Demos live in memory.
 */
export const gameLaunches = pgTable(
  'game_launches',
  {
    tokenHash: text('token_hash').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash),
    gameSlug: text('game_slug').notNull(),
    currencyCode: text('currency_code').notNull(),
    brand: text('brand').notNull(),
    locale: text('locale').notNull(),
    /** The page that may frame the game and hears its messages. */
    parentOrigin: text('parent_origin').notNull(),
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('game_launches_one_each')
      .on(table.playerId, table.gameSlug)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** A player's place at one game: the secret that the next round will be played from. */
export const gameSeats = pgTable(
  'game_seats',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    gameSlug: text('game_slug').notNull(),
    serverSeed: text('server_seed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameSlug] })],
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
    /** The opening of the game it was played in. */
    sessionId: text('session_id').notNull(),
    currencyCode: text('currency_code').notNull(),
    state: jsonb('state').$type<unknown>().notNull(),
    version: integer('version').notNull(),
    bet: units('bet').notNull(),
    win: units('win').notNull(),
    openedAt: instant('opened_at').notNull(),
    settledAt: instant('settled_at'),
    /** Order of rounds: the platform's clock may be moved back, this never is. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('game_rounds_by_player').on(table.playerId, table.gameSlug, table.number),
    index('game_rounds_by_session').on(table.sessionId),
    uniqueIndex('game_rounds_one_open')
      .on(table.playerId, table.gameSlug)
      .where(sql`${table.settledAt} is null`),
  ],
);

/**
 * Every bet and win: one row of the casino history, one entry of the ledger. The key makes a repeat of the same
 * action the same row.
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
    /** How much of the amount came from, or went to, the bonus pocket. */
    bonusPart: units('bonus_part')
      .notNull()
      .default(sql`0`),
    balanceBefore: units('balance_before').notNull(),
    balanceAfter: units('balance_after').notNull(),
    bonusBalance: units('bonus_balance').notNull(),
    /** Null where nothing moved: a win of nothing. */
    transactionId: uuid('transaction_id').references(() => ledgerTransactions.id),
    at: instant('at').notNull(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.actionId] }),
    index('game_moves_by_time').on(table.playerId, table.at),
    index('game_moves_by_round').on(table.roundId),
    index('game_moves_latest_wins')
      .on(table.at, table.number)
      .where(sql`${table.kind} = 'win'`),
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
    /** When the place's prize was paid, or seen to be none. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.entrant] }),
    index('tournament_points_board').on(table.tournamentId, table.points),
  ],
);
