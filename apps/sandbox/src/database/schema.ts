import type { OfferChoices } from '@baize/domain/offer-channels';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { instant, units } from './columns.ts';

/** `isPlaceholderEmail` for the database. */
const PLACEHOLDER_EMAIL = sql.raw(
  `'^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}@empty-email[.]invalid$'`,
);

/** Whether an account has no address: then its phone, where it has one, is what it is known by. */
export function isPhoneAccount({ email }: { email: AnyPgColumn }): SQL<boolean> {
  return sql<boolean>`${email} ~ ${PLACEHOLDER_EMAIL}`;
}

export const players = pgTable(
  'players',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a player who signed up here. */
    persona: text('persona').unique(),
    brand: text('brand').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    locale: text('locale').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    nickname: text('nickname').notNull(),
    gender: text('gender').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    phoneCode: text('phone_code').notNull(),
    phone: text('phone').notNull(),
    /** Since when the number is theirs, by the database's clock: the platform's may be moved back. */
    phoneSetAt: instant('phone_set_at').notNull().defaultNow(),
    address: text('address').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    countryCode: text('country_code').notNull(),
    currencyCode: text('currency_code').notNull(),
    isCrypto: boolean('is_crypto').notNull(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    kycStatus: text('kyc_status').notNull(),
    tags: jsonb('tags').$type<readonly string[]>().notNull(),
    loyaltyLevel: integer('loyalty_level').notNull(),
    excludedPermanently: boolean('excluded_permanently').notNull(),
    excludedUntil: date('excluded_until', { mode: 'string' }),
    /** An exclusion of hours ends at an instant; `excludedUntil` is then the date it ends on. */
    excludedUntilInstant: instant('excluded_until_instant'),
    frozenUntil: instant('frozen_until'),
    /** Held for review after sign-up: may not sign in yet. */
    held: boolean('held').notNull().default(false),
    /** Closed by its player, for good. */
    closedAt: instant('closed_at'),
    closeReason: text('close_reason'),
    /** The box at sign-up; null where nobody asked. */
    newsletter: boolean('newsletter'),
    /** By what the player lets offers come; null until they choose. */
    offerChannels: jsonb('offer_channels').$type<OfferChoices>(),
    /** What came with the sign-up: device, first address, affiliate marks. */
    signUp: jsonb('sign_up').$type<Record<string, unknown>>().notNull().default({}),
    depositCount: integer('deposit_count').notNull(),
    totalDeposit: units('total_deposit').notNull(),
    totalSpend: units('total_spend').notNull(),
    referralCode: text('referral_code').notNull(),
    /** Rakeback of a day is so many cents times this; 0 means the player earns none. */
    rakebackScale: integer('rakeback_scale').notNull(),
    awardNgr: units('award_ngr').notNull(),
    awardPercent: integer('award_percent').notNull(),
  },
  (table) => [
    uniqueIndex('players_one_phone_account')
      .on(table.phoneCode, table.phone)
      .where(sql`${isPhoneAccount(table)} and ${table.phone} <> ''`),
  ],
);

export const wallets = pgTable(
  'wallets',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    currencyCode: text('currency_code').notNull(),
    balance: units('balance').notNull(),
    bonusBalance: units('bonus_balance').notNull(),
    /** Number of the last movement: listeners order wallet events by it. */
    sequence: integer('sequence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.currencyCode] }),
    check('wallets_never_negative', sql`${table.balance} >= 0 and ${table.bonusBalance} >= 0`),
  ],
);

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: uuid('id').primaryKey(),
  playerId: integer('player_id')
    .notNull()
    .references(() => players.id),
  reason: text('reason').notNull(),
  reference: text('reference').notNull().unique(),
  at: instant('at').notNull(),
});

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account').notNull(),
    currencyCode: text('currency_code').notNull(),
    amount: units('amount').notNull(),
  },
  (table) => [
    index('ledger_postings_by_account').on(table.account, table.currencyCode),
    index('ledger_postings_by_transaction').on(table.transactionId),
    check('ledger_postings_move_something', sql`${table.amount} <> 0`),
  ],
);

export const rakebackDays = pgTable(
  'rakeback_days',
  {
    bonusId: text('bonus_id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    date: date('date', { mode: 'string' }).notNull(),
    amount: units('amount').notNull(),
    paidAt: instant('paid_at'),
    transactionId: uuid('transaction_id').references(() => ledgerTransactions.id),
    reference: text('reference'),
  },
  (table) => [
    unique('rakeback_days_one_a_day').on(table.playerId, table.date),
    check('rakeback_days_never_negative', sql`${table.amount} >= 0`),
    check(
      'rakeback_days_paid_with_an_entry',
      sql`(${table.paidAt} is null) = (${table.transactionId} is null) and (${table.paidAt} is null) = (${table.reference} is null)`,
    ),
  ],
);

export const rememberedAnswers = pgTable(
  'remembered_answers',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    call: text('call').notNull(),
    key: text('key').notNull(),
    subject: text('subject').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.call, table.key] })],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the access token; the token itself is never kept. */
    tokenHash: text('token_hash').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id),
    startedAt: instant('started_at').notNull(),
    ip: text('ip').notNull(),
    location: text('location').notNull(),
    /** In plain words; null where the browser did not say. */
    device: text('device'),
    /** Null until a minute after the start. */
    lastSeenAt: instant('last_seen_at'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    /** Order of sign-ins: the platform's clock may be moved back, this never is. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('sessions_by_player').on(table.playerId, table.number),
    uniqueIndex('sessions_one_at_a_time')
      .on(table.playerId)
      .where(sql`${table.endedAt} is null`),
  ],
);

export const logEvents = pgTable('log_events', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  playerId: integer('player_id').references(() => players.id),
  event: text('event').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
});
