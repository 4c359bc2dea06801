import { createHash } from 'node:crypto';
import type { BonusCode } from '@baize/domain/errors';
import { fromEuroCents } from '../ledger/exchange-rates.ts';
import type { Offer } from './offer.ts';
import type { OfferFacts, OfferTimes } from './offer-facts.ts';
import { checkSchedule } from './offer-schedule.ts';
import type { PlayerBonus } from './player-bonus.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Why an offer cannot be taken now: the code of S2 §8, until when if that ends by itself, a reference for support. */
export type OfferIneligibility = { code: BonusCode; until?: number; reference?: string };

type OfferContext = { offer: Offer; times: OfferTimes; facts: OfferFacts; now: number };
type Check = (subject: OfferContext) => OfferIneligibility | null;

/** The house's questions about an offer, in the order they are asked; the first that fails is the answer. */
const CHECKS: readonly Check[] = [
  undecidableCheck,
  timeCheck,
  windowCheck,
  ({ offer, facts: { zone }, now }) => checkSchedule({ offer, zone, now }),
  emailCheck,
  householdCheck,
  singleActiveBonusCheck,
  alreadyUsedCheck,
  depositsCheck,
  cashbackCheck,
  ({ times: { places, taken } }) =>
    places !== null && taken >= places ? { code: 'MAXIMUM_PARTICIPANTS' } : null,
];

/** Decides whether a player may take an offer now; null means yes. */
export function checkOffer(subject: OfferContext): OfferIneligibility | null {
  for (const check of CHECKS) {
    const refused = check(subject);
    if (refused) return refused;
  }
  return null;
}

function undecidableCheck({ offer, facts: { player }, now }: OfferContext): OfferIneligibility | null {
  if (!offer.conditions?.undecidable) return null;
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
  const digest = createHash('sha256').update(`${player.id} ${offer.key} ${day}`).digest('hex');
  return { code: 'UNIFIED_ERROR', reference: `BN-${day}-${digest.slice(0, 8).toUpperCase()}` };
}

function timeCheck({ times: { startsAt, endsAt }, now }: OfferContext): OfferIneligibility | null {
  if (startsAt.getTime() > now) return { code: 'START_TIME_ERROR', until: startsAt.getTime() };
  return endsAt && endsAt.getTime() <= now ? { code: 'END_TIME_ERROR' } : null;
}

function windowCheck({
  offer: { conditions },
  times,
  facts: { player },
  now,
}: OfferContext): OfferIneligibility | null {
  const isOver = (from: Date, days: number | undefined) =>
    days !== undefined && from.getTime() + days * DAY_MS <= now;
  if (isOver(player.createdAt, conditions?.daysAfterSignUp)) return { code: 'REGISTRATION_BONUS' };
  return isOver(times.startsAt, conditions?.daysValid) ? { code: 'DAYS_VALID' } : null;
}

function emailCheck({
  offer,
  facts: { player, requiresVerifiedEmail },
}: OfferContext): OfferIneligibility | null {
  const isAsked = requiresVerifiedEmail || offer.conditions?.verifiedEmail === true;
  return isAsked && !player.isEmailVerified ? { code: 'REQUIRED_EMAIL_VERIFICATION' } : null;
}

function householdCheck({
  offer,
  facts: { player, isHouseholdShared },
}: OfferContext): OfferIneligibility | null {
  const isGift = offer.type === 'No Deposit' || offer.type === 'Free Spins';
  const isFraud =
    (offer.conditions?.onePerHousehold && isHouseholdShared) ||
    (isGift && player.tags.includes('duplicate-account'));
  return isFraud ? { code: 'BONUS_FRAUD' } : null;
}

/** Cashback is paid at once and never runs beside anything. */
function singleActiveBonusCheck({ offer, facts: { bonuses }, now }: OfferContext): OfferIneligibility | null {
  const running = bonuses.find((bonus) => isBonusActive(bonus, now));
  if (!running || offer.type === 'Instant Cashback') return null;
  const code = running.freeSpinsLeft > 0 ? 'ACTIVE_FREE_SPINS' : 'ACTIVE_BONUS';
  return running.expiresAt === null ? { code } : { code, until: running.expiresAt.getTime() };
}

/** Whether a bonus runs at an instant, whatever its row still says. */
export function isBonusActive({ status, expiresAt }: PlayerBonus, now: number): boolean {
  return status === 'active' && (expiresAt === null || expiresAt.getTime() > now);
}

function alreadyUsedCheck({ offer, facts: { bonuses }, now }: OfferContext): OfferIneligibility | null {
  const [last] = bonuses.filter((bonus) => bonus.offer === offer.key && bonus.endedAt !== null);
  if (!last?.endedAt) return null;
  const retryHours = offer.conditions?.retryHours;
  if (retryHours === undefined) return last.status === 'cancelled' ? { code: 'CANCELLED' } : null;
  const until = last.endedAt.getTime() + retryHours * HOUR_MS;
  return until > now ? { code: 'RETRY_PERIOD', until } : null;
}

function depositsCheck({
  offer: { conditions, type },
  facts: { player },
}: OfferContext): OfferIneligibility | null {
  const { minDeposits = 0, maxDeposits = Infinity } = conditions ?? {};
  if (player.depositCount < minDeposits) {
    return { code: type === 'Instant Cashback' ? 'CASHBACK_NEED_DEPOSIT' : 'DEPOSITS_NUMBER' };
  }
  return player.depositCount > maxDeposits ? { code: 'DEPOSITS_NUMBER2' } : null;
}

function cashbackCheck({
  offer: { conditions },
  facts: { player, losses },
}: OfferContext): OfferIneligibility | null {
  if (conditions?.inCalendar) return { code: 'ADD_TO_CALENDAR' };
  const needed = fromEuroCents(conditions?.minLoss ?? 0, player.currencyCode);
  return losses < needed ? { code: 'NO_CASHBACK' } : null;
}
