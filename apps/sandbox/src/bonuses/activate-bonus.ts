import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { houseOffers, playerBonuses } from '../database/tables/bonuses.ts';
import { alreadyDone, notFound, Refusal, ruleRefused } from '../http/refusal.ts';
import type { Player } from '../sessions/session-store.ts';
import { offerCheck, type OfferCheck } from './offer-check.ts';
import { factsOf, type OfferFacts, type OfferTimes } from './offer-facts.ts';
import { offerOf } from './offers.ts';
import type { Offer } from './offer.ts';
import type { PlayerBonus } from './player-bonus.ts';
import { expireWithin } from './running-bonus.ts';
import { takeOffer, takeOffered, type Taken } from './take-bonus.ts';

export type Activation = { player: Player; bonusId: string; at: Date; asksVerifiedEmail: boolean };

/**
 * Takes an offer of the house by its key, or a bonus the player was offered by its number. Call it with the player's row
 * held, after exclusions: what refuses is a bonus check code of S2 §8.
 */
export async function activateBonus(transaction: Database, asked: Activation): Promise<Taken> {
  const { player, bonusId, at, asksVerifiedEmail } = asked;
  const posted = await expireWithin(transaction, { player, at });
  const offered = await ownBonus(transaction, { player, bonusId });
  const offer = offerOf(offered?.offer ?? bonusId);
  if (!offer) throw notFound('There is no such bonus');
  const now = at.getTime();
  const facts = await factsOf(transaction, { player, now, asksVerifiedEmail });
  const times = await lockOffer(transaction, offer);
  if (offered?.status === 'active' || isRunningAlready(facts, offer)) {
    throw alreadyDone('ALREADY_ACTIVE', 'This bonus is running already');
  }
  const refused = offerCheck({ offer, times, facts, now });
  if (refused) throw asRefusal(refused);
  const taken = await take(transaction, { offer, offered, facts, at });
  return { bonus: taken.bonus, posted: [...posted, ...taken.posted] };
}

type Taking = { offer: Offer; offered: PlayerBonus | null; facts: OfferFacts; at: Date };

async function take(transaction: Database, { offer, offered, facts, at }: Taking): Promise<Taken> {
  if (offered) {
    if (offered.status !== 'offered') throw alreadyDone('BONUS_ENDED', 'This bonus has ended');
    return takeOffered(transaction, { offered, offer, facts, at });
  }
  if (offer.byCoupon) throw ruleRefused('COUPON_NEEDED', 'This bonus is given for a coupon');
  if (isHadForGood(facts, offer)) throw alreadyDone('ALREADY_TAKEN', 'You have had this bonus');
  return takeOffer(transaction, { offer, facts, at });
}

/** Gifts come once, unless the offer says after how long again; what adds to deposits comes with every deposit. */
export function isHadForGood({ bonuses }: OfferFacts, { key, type, asks }: Offer): boolean {
  return (
    type !== 'Deposit' &&
    asks?.retryHours === undefined &&
    bonuses.some(({ offer, endedAt }) => offer === key && endedAt !== null)
  );
}

function isRunningAlready({ bonuses }: OfferFacts, { key }: Offer): boolean {
  return bonuses.some(({ offer, status }) => offer === key && status === 'active');
}

async function ownBonus(
  transaction: Database,
  { player, bonusId }: Pick<Activation, 'player' | 'bonusId'>,
): Promise<PlayerBonus | null> {
  if (!/^\d{1,9}$/.test(bonusId)) return null;
  const [found] = await transaction
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.id, Number(bonusId)), eq(playerBonuses.playerId, player.id)));
  return found ?? null;
}

/** Players who take the same offer at once take turns: its places are counted one by one. */
export async function lockOffer(transaction: Database, { key }: Offer): Promise<OfferTimes> {
  const [times] = await transaction
    .select()
    .from(houseOffers)
    .where(eq(houseOffers.offer, key))
    .for('update');
  if (!times) throw new Error(`the offer ${key} was never seeded`);
  return times;
}

function asRefusal({ code, until, reference }: OfferCheck): Refusal {
  return new Refusal(422, 'This bonus cannot be activated now', {
    code,
    ...(until === undefined ? {} : { details: { until: new Date(until).toISOString() } }),
    ...(reference === undefined ? {} : { reference }),
  });
}
