import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { logEvents, sessions, wallets } from '../database/schema.ts';
import { documents, limits, pendingLimits } from '../database/tables/account.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { payments } from '../database/tables/cashier.ts';
import { gameMoves } from '../database/tables/games.ts';
import { outbox } from '../database/tables/messages.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import { toUserLimit } from '../limits/user-limit.ts';
import type { Player } from '../sessions/session-store.ts';

/** What a copy of a player's data holds: a part for each kind, rows the oldest first, amounts in their own currency. */
export type PersonalData = Record<string, unknown>;

/**
 * Collects what the platform keeps about a player. Left out is what would let somebody in (password, tokens) or is no
 * data about the player (seeds of games, the provider's own fields); of documents only their names and outcomes.
 */
export async function collectPersonalData(
  database: Database,
  { player, now }: { player: Player; now: number },
): Promise<PersonalData> {
  const of = player.id;
  return {
    madeAt: new Date(now).toISOString(),
    profile: toProfile(player, now),
    wallets: (await database.select().from(wallets).where(eq(wallets.playerId, of))).map(
      ({ currencyCode, balance, bonusBalance }) => ({
        currencyCode,
        balance: unitsToDecimal(balance, currencyCode),
        bonusBalance: unitsToDecimal(bonusBalance, currencyCode),
      }),
    ),
    payments: await collectPayments(database, of),
    bets: await collectBets(database, of),
    bonuses: await collectBonuses(database, player),
    limits: await collectLimits(database, player),
    documents: await database
      .select({
        kind: documents.labelId,
        name: documents.name,
        status: documents.status,
        reason: documents.reason,
        uploadedAt: documents.uploadedAt,
      })
      .from(documents)
      .where(eq(documents.playerId, of))
      .orderBy(asc(documents.uploadedAt)),
    sessions: await database
      .select({
        startedAt: sessions.startedAt,
        lastSeenAt: sessions.lastSeenAt,
        endedAt: sessions.endedAt,
        endReason: sessions.endReason,
        device: sessions.device,
        location: sessions.location,
        ip: sessions.ip,
      })
      .from(sessions)
      .where(eq(sessions.playerId, of))
      .orderBy(asc(sessions.number)),
    messages: await database
      .select({
        at: outbox.at,
        channel: outbox.channel,
        recipient: outbox.recipient,
        subject: outbox.subject,
      })
      .from(outbox)
      .where(eq(outbox.playerId, of))
      .orderBy(asc(outbox.id)),
    events: await database
      .select({ at: logEvents.at, event: logEvents.event, details: logEvents.payload })
      .from(logEvents)
      .where(eq(logEvents.playerId, of))
      .orderBy(asc(logEvents.id)),
  };
}

function toProfile(player: Player, now: number) {
  const { id: userId, email, isEmailVerified, phoneCode, phone, firstName, lastName, nickname } = player;
  const { gender, dateOfBirth, address, zipCode, city, countryCode, currencyCode, locale } = player;
  const { kycStatus, tags, loyaltyLevel, newsletter, offerChannels, signUp, referralCode } = player;
  return {
    userId,
    createdAt: player.createdAt,
    email,
    isEmailVerified,
    phoneCode,
    phone,
    firstName,
    lastName,
    nickname,
    gender,
    dateOfBirth,
    address,
    zipCode,
    city,
    countryCode,
    currencyCode,
    locale,
    kycStatus,
    tags,
    loyaltyLevel,
    referralCode,
    newsletter,
    offerChannels,
    signUp,
    exclusion: toUserLimit(player, now),
  };
}

async function collectPayments(database: Database, playerId: number) {
  const rows = await database
    .select()
    .from(payments)
    .where(eq(payments.playerId, playerId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map(({ reference, kind, methodName, amount, currencyCode, status, createdAt, settledAt }) => ({
    reference,
    kind,
    method: methodName,
    amount: unitsToDecimal(amount, currencyCode),
    currencyCode,
    status,
    createdAt,
    settledAt,
  }));
}

async function collectBets(database: Database, playerId: number) {
  const rows = await database
    .select()
    .from(gameMoves)
    .where(eq(gameMoves.playerId, playerId))
    .orderBy(asc(gameMoves.number));
  return rows.map(({ at, kind, gameSlug, amount, balanceBefore, balanceAfter, currencyCode }) => ({
    at,
    kind,
    game: gameSlug,
    amount: unitsToDecimal(amount, currencyCode),
    currencyCode,
    balanceBefore: unitsToDecimal(balanceBefore, currencyCode),
    balanceAfter: unitsToDecimal(balanceAfter, currencyCode),
  }));
}

async function collectBonuses(database: Database, { id, currencyCode }: Player) {
  const rows = await database
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, id))
    .orderBy(asc(playerBonuses.id));
  return rows.map(({ name, type, status, bonusAmount, startsAt, expiresAt, endedAt }) => ({
    name,
    type,
    status,
    amount: unitsToDecimal(bonusAmount, currencyCode),
    currencyCode,
    startsAt,
    expiresAt,
    endedAt,
  }));
}

async function collectLimits(database: Database, { id, currencyCode }: Player) {
  const money = (amount: bigint | null) => (amount === null ? null : unitsToDecimal(amount, currencyCode));
  const set = await database.select().from(limits).where(eq(limits.playerId, id)).orderBy(asc(limits.id));
  const pending = await database
    .select()
    .from(pendingLimits)
    .where(eq(pendingLimits.playerId, id))
    .orderBy(asc(pendingLimits.id));
  return {
    set: set.map(({ type, period, amount, minutes, changedAt }) => ({
      type,
      period,
      amount: money(amount),
      minutes,
      changedAt,
    })),
    pending: pending.map(({ type, period, amount, minutes, askedAt, confirmableAt }) => ({
      type,
      period,
      amount: money(amount),
      minutes,
      askedAt,
      confirmableAt,
    })),
  };
}
