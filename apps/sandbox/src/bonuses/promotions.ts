import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getAllBonus } from '@baize/api/endpoints/rewards';
import { addDays, isDate, localDate, startOfDay } from '@baize/domain/zone';
import { unitsToDecimal } from '../ledger/currency.ts';
import { fromEuroCents } from '../ledger/exchange-rates.ts';
import { isUsedUp } from './activate-bonus.ts';
import { getValidityDays, type OfferReward, type Offer } from './offer.ts';
import { isBonusActive, checkOffer } from './offer-check.ts';
import type { OfferFacts, OfferTimes } from './offer-facts.ts';
import { isOfferedOn, wallClock } from './offer-schedule.ts';
import { getOfferText } from './offer-text.ts';

export type PromotionRow = NonNullable<ResponseInputOf<typeof getAllBonus>['bonus']['rows']>[number];

/** What is asked of the promotions; `country` null where nobody wants it checked. */
export type PromotionFilter = {
  zone: string;
  isDeposit?: boolean | undefined;
  dayOfWeek?: number | undefined;
  type?: 'freespins' | 'deposit' | 'no_deposit' | undefined;
  /** A date, or an instant. */
  day?: string | undefined;
  campaign?: string | undefined;
  country: string | null;
  subdivision?: string | undefined;
  currencyCode?: string | undefined;
};

const TYPES: Readonly<Record<NonNullable<PromotionFilter['type']>, Offer['type']>> = {
  freespins: 'Free Spins',
  deposit: 'Deposit',
  no_deposit: 'No Deposit',
};

/** Whether an offer belongs among the promotions asked for; offers that are over belong to days gone by. */
export function matchesFilter(
  { offer, times, now }: { offer: Offer; times: OfferTimes; now: number },
  ask: PromotionFilter,
): boolean {
  const { isDeposit, dayOfWeek, type } = ask;
  if (isDeposit && offer.type !== 'Deposit') return false;
  if (type !== undefined && offer.type !== TYPES[type]) return false;
  if (dayOfWeek !== undefined && offer.days?.includes(dayOfWeek) === false) return false;
  if (!matchesAudience(offer, ask)) return false;
  if (ask.day === undefined) return times.endsAt === null || times.endsAt.getTime() > now;
  return isActiveOn({ offer, times }, { day: ask.day, zone: ask.zone });
}

function matchesAudience(
  { audience = {} }: Offer,
  { campaign, country, subdivision, currencyCode }: PromotionFilter,
): boolean {
  if (audience.campaign !== undefined && audience.campaign !== campaign) return false;
  if (currencyCode !== undefined && audience.currencies?.includes(currencyCode.toUpperCase()) === false)
    return false;
  if (country === null) return true;
  const code = country.toUpperCase();
  if (audience.countries?.includes(code) === false) return false;
  const regions = [code, `${code}-${subdivision ?? ''}`, subdivision ?? ''].map((text) => text.toUpperCase());
  return !regions.some((region) => audience.excludedCountries?.includes(region));
}

/** Whether an offer holds at some time of a day in the zone, or at an instant. */
function isActiveOn(
  { offer, times: { startsAt, endsAt } }: { offer: Offer; times: OfferTimes },
  { day, zone }: { day: string; zone: string },
): boolean {
  const instant = isDate(day) ? null : Date.parse(day);
  const date = instant === null ? day : localDate({ instant, zone });
  const from = instant ?? startOfDay({ date, zone });
  const last = instant ?? startOfDay({ date: addDays(date, 1), zone }) - 1;
  if (!isOfferedOn(offer, date) || startsAt.getTime() > last || (endsAt && endsAt.getTime() <= from))
    return false;
  if (instant === null || !offer.hours) return true;
  const clock = wallClock(instant, offer.hours.zone);
  return clock >= offer.hours.from && clock < offer.hours.to;
}

type Showing = {
  offer: Offer;
  times: OfferTimes;
  now: number;
  language: string;
  currencyCode: string;
  facts: OfferFacts | null;
};

/** A promotion as the call carries it: amounts in euros, and changed into the currency asked for. */
export function toPromotion({ offer, times, now, language, currencyCode, facts }: Showing): PromotionRow {
  const { banner, reward, hours } = offer;
  const words = getOfferText(offer, language);
  const check = facts && checkOffer({ offer, times, facts, now });
  const mine = facts?.bonuses.filter((bonus) => bonus.offer === offer.key) ?? [];
  const runs = mine.some((bonus) => isBonusActive(bonus, now));
  return {
    id: offer.key,
    name: words.name,
    type: offer.type,
    status: runs ? 'active' : 'offered',
    game: offer.game?.name ?? null,
    gameSlug: offer.game?.slug ?? null,
    currencyCode: 'EUR',
    ...toAmounts(reward, 'EUR'),
    multiplier: reward.multiplier ?? null,
    depositBonusPercent: reward.percent ?? null,
    freeSpinsQuantity: reward.spins ?? null,
    runsDays: getValidityDays(offer),
    start: times.startsAt.toISOString(),
    expiry: times.endsAt?.toISOString() ?? null,
    convertedAmounts: currencyCode === 'EUR' ? null : { currencyCode, ...toAmounts(reward, currencyCode) },
    banner: banner && {
      bannerTitle: words.name,
      text: words.text ?? null,
      href: banner.href ?? null,
    },
    description: words.description,
    terms: [...words.terms],
    validOnDays: [...(offer.days ?? [])],
    fromTime: hours?.from ?? null,
    toTime: hours?.to ?? null,
    timeZone: hours?.zone ?? null,
    couponNeeded: offer.isCouponOnly === true,
    claimed: runs || (facts !== null && isUsedUp(facts, offer)),
    check: check && {
      code: check.code,
      until: check.until === undefined ? null : new Date(check.until).toISOString(),
      reference: check.reference ?? null,
    },
  };
}

function toAmounts(gives: OfferReward, currencyCode: string) {
  const money = (cents: number | undefined) =>
    cents === undefined ? null : unitsToDecimal(fromEuroCents(cents, currencyCode), currencyCode);
  return {
    bonusAmount: money(gives.amount),
    maxBonusThreshold: money(gives.upTo),
    maxWin: money(gives.maxWin),
    minBalance: money(gives.minBalance),
    minDeposit: money(gives.minDeposit),
  };
}
