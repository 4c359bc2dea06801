import { getCashbackPercent } from '../loyalty/levels.ts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isLocale } from '@baize/domain/locales';
import { isPlaceholderEmail, UNSET_DATE_OF_BIRTH } from '@baize/domain/validation';
import type { Database } from '../database/open-database.ts';
import { players, wallets } from '../database/schema.ts';
import { referrals } from '../database/tables/bonuses.ts';
import { validationError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import type { Brand } from '../settings/brand-settings.ts';
import { currencyOfCountry } from './country-facts.ts';
import { FORMAT, TAKEN } from './field-errors.ts';
import { isPhoneTaken, playerByEmail } from './find-player.ts';
import { toStoredPhone } from './phone-number.ts';
import { normalizeEmail, type Applicant } from './sign-up.ts';
import { sendVerificationEmail } from './verify-email.ts';

const COINS: readonly string[] = ['BTC', 'USDT'];
/** Second purse of newcomers where the brand lets players hold several. */
const SECOND_WALLET_CURRENCY = 'USDT';

export type NewPlayer = Applicant & { brand: Brand; passwordHash: string; origin: string };

/**
 * Opens an account: the player, their wallets in the currency they chose or their country's, whoever brought them, and
 * the mail that confirms their address. An address that has an account is a field at fault, whoever of two is first; so is
 * the number of an account that is known by nothing else.
 */
export async function createPlayer(database: Database, newcomer: NewPlayer): Promise<Player> {
  const { request, settings, origin, now } = newcomer;
  return database.transaction(async (transaction) => {
    const referrer = await findReferrer(transaction, request.referralCode ?? null);
    const player = await insertPlayer(transaction, toPlayerRow(newcomer));
    const purses = new Set([
      player.currencyCode,
      ...(settings.useMultiWallet ? [SECOND_WALLET_CURRENCY] : []),
    ]);
    await transaction.insert(wallets).values(
      Array.from(purses, (currencyCode) => ({
        playerId: player.id,
        currencyCode,
        balance: 0n,
        bonusBalance: 0n,
        sequence: 0,
      })),
    );
    if (referrer !== null) {
      await transaction
        .insert(referrals)
        .values({ playerId: player.id, referrerId: referrer.id, earned: 0n, at: new Date(now) });
    }
    await sendVerificationEmail(transaction, { player, origin, now });
    return player;
  });
}

type PlayerRow = typeof players.$inferInsert;

async function insertPlayer(transaction: Database, row: PlayerRow): Promise<Player> {
  if (isPlaceholderEmail(row.email) && (await isPhoneTaken(transaction, { ...row, playerId: null })))
    throw validationError({ phone: TAKEN });
  const [player] = await transaction.insert(players).values(row).onConflictDoNothing().returning();
  if (player) return player;
  // Somebody was first in the same instant: by the address or, where there is none, by the number.
  const isEmailTaken = (await playerByEmail(transaction, row.email)) !== undefined;
  throw validationError(isEmailTaken ? { email: TAKEN } : { phone: TAKEN });
}

async function findReferrer(transaction: Database, typed: string | null): Promise<Player | null> {
  const code = typed?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const [referrer] = await transaction.select().from(players).where(eq(players.referralCode, code));
  if (!referrer) throw validationError({ referralCode: FORMAT });
  return referrer;
}

function toPlayerRow({ request, brand, passwordHash, settings, country, now }: NewPlayer): PlayerRow {
  const text = (typed: string | null | undefined) => typed?.trim() ?? '';
  const countryCode = (text(request.countryCode) || country).toUpperCase();
  const currencyCode = text(request.currencyCode) || currencyOfCountry(countryCode);
  const born = request.dateOfBirth ?? null;
  return {
    brand,
    createdAt: new Date(now),
    email: normalizeEmail(request.email),
    passwordHash,
    locale: isLocale(request.preferredLanguage) ? request.preferredLanguage : 'en',
    firstName: text(request.firstName),
    lastName: text(request.lastName),
    nickname: text(request.nickname),
    gender: request.gender ?? 'Not to say',
    dateOfBirth: born === UNSET_DATE_OF_BIRTH ? null : born,
    ...toStoredPhone({ phoneCode: text(request.phoneCode), phone: text(request.phone) }),
    address: text(request.address),
    zipCode: text(request.zipCode),
    city: text(request.city),
    countryCode,
    currencyCode,
    isCrypto: COINS.includes(currencyCode),
    isEmailVerified: false,
    kycStatus: 'NOT_STARTED',
    tags: [],
    loyaltyLevel: 0,
    excludedPermanently: false,
    held: settings.holdUserOnRegistration,
    newsletter: request.newsletter ?? null,
    signUp: toAttributionTags(request),
    depositCount: 0,
    totalDeposit: 0n,
    totalSpend: 0n,
    referralCode: `BAIZE-${randomBytes(4).toString('hex').toUpperCase()}`,
    rakebackScale: 0,
    awardNgr: 0n,
    awardPercent: getCashbackPercent(0),
  };
}

/** What came with a sign-up beside the person: who they are to the house, and what brought them. */
function toAttributionTags(ask: NewPlayer['request']): Record<string, unknown> {
  return {
    username: ask.username,
    uniqueKey: ask.uniqueKey,
    userUUID: ask.userUUID,
    preferredLanguage: ask.preferredLanguage,
    userDeviceType: ask.userDeviceType,
    screenResolution: ask.screenResolution,
    cpnc: ask.cpnc,
    mkt: ask.mkt,
    uidToken: ask.uidToken,
    firstUrl: ask.firstUrl,
    mirrorDomainFk: ask.mirrorDomainFk,
    bonusCode: ask.bonusCode,
    linkAccount: ask.linkAccount ?? false,
  };
}
