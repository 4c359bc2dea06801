import { createHash } from 'node:crypto';
import type { BonusCode } from '@baize/domain/errors';
import { fromEuroCents } from '../ledger/house-rates.ts';
import type { Offer } from './offer.ts';
import type { OfferFacts, OfferTimes } from './offer-facts.ts';
import { dayAndHourCheck } from './offer-hours.ts';
import type { PlayerBonus } from './player-bonus.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Why an offer cannot be taken now: the code of S2 §8, until when if that ends by itself, a reference for support. */
export type OfferCheck = { code: BonusCode; until?: number; reference?: string };

type Case = { offer: Offer; times: OfferTimes; facts: OfferFacts; now: number };
type Check = (subject: Case) => OfferCheck | null;

/** The house's questions about an offer, in the order they are asked; the first that fails is the answer. */
const CHECKS: readonly Check[] = [
  undecided,
  timeCheck,
  windowCheck,
  ({ offer, facts: { zone }, now }) => dayAndHourCheck({ offer, zone, now }),
  emailCheck,
  householdCheck,
  oneAtATimeCheck,
  hadBeforeCheck,
  depositsCheck,
  cashbackCheck,
  ({ times: { places, taken } }) =>
    places !== null && taken >= places ? { code: 'MAXIMUM_PARTICIPANTS' } : null,
];

/** Decides whether a player may take an offer now; null means yes. */
export function offerCheck(subject: Case): OfferCheck | null {
  for (const check of CHECKS) {
    const refused = check(subject);
    if (refused) return refused;
  }
  return null;
}

function undecided({ offer, facts: { player }, now }: Case): OfferCheck | null {
  if (!offer.asks?.undecidable) return null;
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '');
  const digest = createHash('sha256').update(`${player.id} ${offer.key} ${day}`).digest('hex');
  return { code: 'UNIFIED_ERROR', reference: `BN-${day}-${digest.slice(0, 8).toUpperCase()}` };
}

function timeCheck({ times: { startsAt, endsAt }, now }: Case): OfferCheck | null {
  if (startsAt.getTime() > now) return { code: 'START_TIME_ERROR', until: startsAt.getTime() };
  return endsAt && endsAt.getTime() <= now ? { code: 'END_TIME_ERROR' } : null;
}

function windowCheck({ offer: { asks }, times, facts: { player }, now }: Case): OfferCheck | null {
  const isOver = (from: Date, days: number | undefined) =>
    days !== undefined && from.getTime() + days * DAY_MS <= now;
  if (isOver(player.createdAt, asks?.daysAfterSignUp)) return { code: 'REGISTRATION_BONUS' };
  return isOver(times.startsAt, asks?.daysValid) ? { code: 'DAYS_VALID' } : null;
}

function emailCheck({ offer, facts: { player, asksVerifiedEmail } }: Case): OfferCheck | null {
  const isAsked = asksVerifiedEmail || offer.asks?.verifiedEmail === true;
  return isAsked && !player.isEmailVerified ? { code: 'REQUIRED_EMAIL_VERIFICATION' } : null;
}

function householdCheck({ offer, facts: { player, sharesHome } }: Case): OfferCheck | null {
  const isGift = offer.type === 'No Deposit' || offer.type === 'Free Spins';
  const isFraud =
    (offer.asks?.onePerHousehold && sharesHome) || (isGift && player.tags.includes('duplicate-account'));
  return isFraud ? { code: 'BONUS_FRAUD' } : null;
}

/** Cashback is paid at once and never runs beside anything. */
function oneAtATimeCheck({ offer, facts: { bonuses }, now }: Case): OfferCheck | null {
  const running = bonuses.find((bonus) => isRunning(bonus, now));
  if (!running || offer.type === 'Instant Cashback') return null;
  const code = running.freeSpinsLeft > 0 ? 'ACTIVE_FREE_SPINS' : 'ACTIVE_BONUS';
  return running.expiresAt === null ? { code } : { code, until: running.expiresAt.getTime() };
}

/** Whether a bonus runs at an instant, whatever its row still says. */
export function isRunning({ status, expiresAt }: PlayerBonus, now: number): boolean {
  return status === 'active' && (expiresAt === null || expiresAt.getTime() > now);
}

function hadBeforeCheck({ offer, facts: { bonuses }, now }: Case): OfferCheck | null {
  const [last] = bonuses.filter((bonus) => bonus.offer === offer.key && bonus.endedAt !== null);
  if (!last?.endedAt) return null;
  const retryHours = offer.asks?.retryHours;
  if (retryHours === undefined) return last.status === 'cancelled' ? { code: 'CANCELLED' } : null;
  const until = last.endedAt.getTime() + retryHours * HOUR_MS;
  return until > now ? { code: 'RETRY_PERIOD', until } : null;
}

function depositsCheck({ offer: { asks, type }, facts: { player } }: Case): OfferCheck | null {
  const { minDeposits = 0, maxDeposits = Infinity } = asks ?? {};
  if (player.depositCount < minDeposits) {
    return { code: type === 'Instant Cashback' ? 'CASHBACK_NEED_DEPOSIT' : 'DEPOSITS_NUMBER' };
  }
  return player.depositCount > maxDeposits ? { code: 'DEPOSITS_NUMBER2' } : null;
}

function cashbackCheck({ offer: { asks }, facts: { player, lost } }: Case): OfferCheck | null {
  if (asks?.inCalendar) return { code: 'ADD_TO_CALENDAR' };
  const needed = fromEuroCents(asks?.minLoss ?? 0, player.currencyCode);
  return lost < needed ? { code: 'NO_CASHBACK' } : null;
}
