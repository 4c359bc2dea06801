import { cashbackPercentAt } from '../loyalty/levels.ts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isLocale } from '@baize/domain/locales';
import { UNSET_DATE_OF_BIRTH } from '@baize/domain/validation';
import type { Database } from '../database/open-database.ts';
import { players, wallets } from '../database/schema.ts';
import { referrals } from '../database/tables/bonuses.ts';
import { badInput } from '../http/refusal.ts';
import type { Player } from '../sessions/session-store.ts';
import type { Brand } from '../settings/brand-settings.ts';
import { currencyOfCountry } from './country-facts.ts';
import { FORMAT, TAKEN } from './field-problems.ts';
import { keptEmail, type Applicant } from './sign-up.ts';
import { sendVerification } from './verify-email.ts';

const COINS: readonly string[] = ['BTC', 'USDT'];
/** Second purse of newcomers where the brand lets players hold several. */
const SECOND_PURSE = 'USDT';

export type Newcomer = Applicant & { brand: Brand; passwordHash: string; origin: string };

/**
 * Opens an account: the player, their wallets in the currency they chose or their country's, whoever brought them, and
 * the mail that confirms their address. An address that has an account is a field at fault, whoever of two is first.
 */
export async function createPlayer(database: Database, newcomer: Newcomer): Promise<Player> {
  const { ask, settings, origin, now } = newcomer;
  return database.transaction(async (transaction) => {
    const referrer = await referrerOf(transaction, ask.referralCode ?? null);
    const [player] = await transaction
      .insert(players)
      .values(rowOf(newcomer))
      .onConflictDoNothing({ target: players.email })
      .returning();
    if (!player) throw badInput({ email: TAKEN });
    const purses = new Set([player.currencyCode, ...(settings.useMultiWallet ? [SECOND_PURSE] : [])]);
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
    await sendVerification(transaction, { player, origin, now });
    return player;
  });
}

async function referrerOf(transaction: Database, typed: string | null): Promise<Player | null> {
  const code = typed?.trim().toUpperCase() ?? '';
  if (code === '') return null;
  const [referrer] = await transaction.select().from(players).where(eq(players.referralCode, code));
  if (!referrer) throw badInput({ referralCode: FORMAT });
  return referrer;
}

function rowOf({ ask, brand, passwordHash, settings, country, now }: Newcomer): typeof players.$inferInsert {
  const text = (typed: string | null | undefined) => typed?.trim() ?? '';
  const countryCode = (text(ask.countryCode) || country).toUpperCase();
  const currencyCode = text(ask.currencyCode) || currencyOfCountry(countryCode);
  const born = ask.dateOfBirth ?? null;
  return {
    brand,
    createdAt: new Date(now),
    email: keptEmail(ask.email),
    passwordHash,
    locale: isLocale(ask.preferredLanguage) ? ask.preferredLanguage : 'en',
    firstName: text(ask.firstName),
    lastName: text(ask.lastName),
    nickname: text(ask.nickname),
    gender: ask.gender ?? 'Not to say',
    dateOfBirth: born === UNSET_DATE_OF_BIRTH ? null : born,
    phoneCode: text(ask.phoneCode).replaceAll(/\D/g, ''),
    phone: text(ask.phone),
    address: text(ask.address),
    zipCode: text(ask.zipCode),
    city: text(ask.city),
    countryCode,
    currencyCode,
    isCrypto: COINS.includes(currencyCode),
    isEmailVerified: false,
    kycStatus: 'NOT_STARTED',
    tags: [],
    loyaltyLevel: 0,
    excludedPermanently: false,
    held: settings.holdUserOnRegistration,
    newsletter: ask.newsletter ?? false,
    signUp: marksOf(ask),
    depositCount: 0,
    totalDeposit: 0n,
    totalSpend: 0n,
    referralCode: `BAIZE-${randomBytes(4).toString('hex').toUpperCase()}`,
    rakebackScale: 0,
    awardNgr: 0n,
    awardPercent: cashbackPercentAt(0),
  };
}

/** What came with a sign-up beside the person: who they are to the house, and what brought them. */
function marksOf(ask: Newcomer['ask']): Record<string, unknown> {
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
