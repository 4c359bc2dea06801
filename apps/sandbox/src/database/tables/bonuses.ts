import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, units } from '../columns.ts';
import { players } from '../schema.ts';

export const BONUS_STATUSES = ['offered', 'active', 'completed', 'lost', 'cancelled', 'expired'] as const;

/** A bonus of one player, from the offer to its end. Money in the player's currency. */
export const playerBonuses = pgTable(
  'player_bonuses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    /** Which offer of the house it comes from. */
    offer: text('offer').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['No Deposit', 'Free Spins', 'Instant Cashback', 'Deposit'] }).notNull(),
    status: text('status', { enum: BONUS_STATUSES }).notNull(),
    game: text('game'),
    depositAmount: units('deposit_amount'),
    bonusAmount: units('bonus_amount').notNull(),
    multiplier: integer('multiplier'),
    wagerTotal: units('wager_total').notNull(),
    wagered: units('wagered').notNull(),
    freeSpins: integer('free_spins').notNull().default(0),
    freeSpinsLeft: integer('free_spins_left').notNull().default(0),
    depositPercent: doublePrecision('deposit_percent'),
    maxThreshold: units('max_threshold'),
    maxWin: units('max_win'),
    minBalance: units('min_balance'),
    minDeposit: units('min_deposit'),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
    /** What of it became the player's own money when it ended, and what did not; null while it has not ended. */
    released: units('released'),
    lost: units('lost'),
  },
  (table) => [
    index('player_bonuses_by_player').on(table.playerId, table.id),
    uniqueIndex('player_bonuses_one_active')
      .on(table.playerId)
      .where(sql`${table.status} = 'active'`),
    check('player_bonuses_spins', sql`${table.freeSpinsLeft} between 0 and ${table.freeSpins}`),
  ],
);

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    /** What it gives: an amount to the bonus pocket, or an offer by its name. */
    offer: text('offer'),
    amount: integer('amount_cents'),
    maxUses: integer('max_uses').notNull(),
    uses: integer('uses').notNull().default(0),
    expiresAt: instant('expires_at'),
  },
  (table) => [check('coupons_not_overdrawn', sql`${table.uses} <= ${table.maxUses}`)],
);

export const couponUses = pgTable(
  'coupon_uses',
  {
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.playerId] })],
);

export const referrals = pgTable('referrals', {
  playerId: integer('player_id')
    .primaryKey()
    .references(() => players.id),
  referrerId: integer('referrer_id')
    .notNull()
    .references(() => players.id),
  earned: units('earned').notNull(),
  at: instant('at').notNull(),
});

/** When an offer of the house holds, and how many may still take it; what it gives is code. */
export const houseOffers = pgTable(
  'house_offers',
  {
    offer: text('offer').primaryKey(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** Null where anybody may take it. */
    places: integer('places'),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [check('house_offers_not_overbooked', sql`${table.taken} <= ${table.places}`)],
);

/** Rounds that were played with a free spin: their wins go to the bonus. */
export const freeSpinRounds = pgTable('free_spin_rounds', {
  roundId: uuid('round_id').primaryKey(),
  bonusId: integer('bonus_id')
    .notNull()
    .references(() => playerBonuses.id),
  at: instant('at').notNull(),
});

/** What play has earned a player beside wins. */
export const playerEarnings = pgTable('player_earnings', {
  playerId: integer('player_id')
    .primaryKey()
    .references(() => players.id),
  /** Thousandths of a point of the club. */
  loyaltyMilli: units('loyalty_milli').notNull(),
  /** Ten-thousandths of a smallest unit of rakeback that make no whole one yet. */
  rakebackFraction: integer('rakeback_fraction').notNull().default(0),
  /** Up to which full or half hour cashback was added to the days; null until the player first plays or looks. */
  countedTo: instant('counted_to'),
});
