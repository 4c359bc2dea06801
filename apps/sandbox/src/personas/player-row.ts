import { getCashbackPercent } from '../loyalty/levels.ts';
import type { players } from '../database/schema.ts';
import { DEFAULT_BRAND } from '../settings/brand-settings.ts';
import { toUnits } from '../ledger/currency.ts';
import { shiftDate, toUtcDate } from '../rakeback/day-plan.ts';
import { personaEmail, type PersonaName } from './persona.ts';
import { PERSONAS } from './personas.ts';

const DAY_MS = 86_400_000;

/** A persona as the row the platform keeps: money in smallest units, spans as dates from now. */
export function playerRow({
  name,
  passwordHash,
  now,
}: {
  name: PersonaName;
  passwordHash: string;
  now: number;
}): typeof players.$inferInsert {
  const persona = PERSONAS[name];
  const { exclusion, currencyCode } = persona;
  return {
    persona: name,
    email: personaEmail(name),
    passwordHash,
    locale: persona.locale,
    firstName: persona.firstName,
    lastName: persona.lastName,
    nickname: persona.nickname,
    gender: persona.gender,
    dateOfBirth: persona.dateOfBirth,
    phoneCode: persona.phoneCode,
    phone: persona.phone,
    address: persona.address,
    zipCode: persona.zipCode,
    city: persona.city,
    countryCode: persona.countryCode,
    currencyCode,
    isCrypto: currencyCode === 'BTC' || currencyCode === 'USDT',
    isEmailVerified: persona.isEmailVerified,
    kycStatus: persona.kycStatus,
    tags: persona.tags,
    loyaltyLevel: persona.loyaltyLevel,
    excludedPermanently: exclusion.kind === 'permanent',
    excludedUntil: exclusion.kind === 'days' ? shiftDate(toUtcDate(now), exclusion.days) : null,
    frozenUntil: persona.frozenDays > 0 ? new Date(now + persona.frozenDays * DAY_MS) : null,
    depositCount: persona.depositCount,
    totalDeposit: toUnits(persona.totalDeposit, currencyCode),
    totalSpend: toUnits(persona.totalSpend, currencyCode),
    brand: DEFAULT_BRAND,
    createdAt: new Date(now - 90 * DAY_MS),
    referralCode: `BAIZE-${name.toUpperCase()}`,
    rakebackScale: persona.rakebackScale,
    awardNgr: toUnits(persona.awardNgr, currencyCode),
    awardPercent: getCashbackPercent(persona.loyaltyLevel),
  };
}
