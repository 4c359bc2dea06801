import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { houseOffers, playerBonuses } from '../database/tables/bonuses.ts';
import { conflictError, notFoundError, HttpError, ruleError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import { checkOffer, type OfferIneligibility } from './offer-check.ts';
import { loadOfferFacts, type OfferFacts, type OfferTimes } from './offer-facts.ts';
import { findOffer } from './offers.ts';
import type { Offer } from './offer.ts';
import type { PlayerBonus } from './player-bonus.ts';
import { expireDueBonuses } from './active-bonus.ts';
import { grantOffer, acceptOfferedBonus, type GrantedBonus } from './grant-bonus.ts';

export type Activation = { player: Player; bonusId: string; at: Date; requiresVerifiedEmail: boolean };

/**
 * Takes an offer of the house by its key, or a bonus the player was offered by its number. Call it with the player's row
 * held, after exclusions: what refuses is a bonus check code of S2 §8.
 */
export async function activateOffer(transaction: Database, asked: Activation): Promise<GrantedBonus> {
  const { player, bonusId, at, requiresVerifiedEmail } = asked;
  const posted = await expireDueBonuses(transaction, { player, at });
  const offered = await findPlayerBonus(transaction, { player, bonusId });
  const offer = findOffer(offered?.offer ?? bonusId);
  if (!offer) throw notFoundError('There is no such bonus');
  const now = at.getTime();
  const facts = await loadOfferFacts(transaction, { player, now, asksVerifiedEmail: requiresVerifiedEmail });
  const times = await lockOffer(transaction, offer);
  if (offered?.status === 'active' || isAlreadyActive(facts, offer)) {
    throw conflictError('ALREADY_ACTIVE', 'This bonus is running already');
  }
  const refused = checkOffer({ offer, times, facts, now });
  if (refused) throw toHttpError(refused);
  const taken = await acceptOffer(transaction, { offer, offered, facts, at });
  return { bonus: taken.bonus, posted: [...posted, ...taken.posted] };
}

type AcceptInput = { offer: Offer; offered: PlayerBonus | null; facts: OfferFacts; at: Date };

async function acceptOffer(
  transaction: Database,
  { offer, offered, facts, at }: AcceptInput,
): Promise<GrantedBonus> {
  if (offered) {
    if (offered.status !== 'offered') throw conflictError('BONUS_ENDED', 'This bonus has ended');
    return acceptOfferedBonus(transaction, { offered, offer, facts, at });
  }
  if (offer.isCouponOnly) throw ruleError('COUPON_NEEDED', 'This bonus is given for a coupon');
  if (isUsedUp(facts, offer)) throw conflictError('ALREADY_TAKEN', 'You have had this bonus');
  return grantOffer(transaction, { offer, facts, at });
}

/** Gifts come once, unless the offer says after how long again; what adds to deposits comes with every deposit. */
export function isUsedUp({ bonuses }: OfferFacts, { key, type, conditions }: Offer): boolean {
  return (
    type !== 'Deposit' &&
    conditions?.retryHours === undefined &&
    bonuses.some(({ offer, endedAt }) => offer === key && endedAt !== null)
  );
}

function isAlreadyActive({ bonuses }: OfferFacts, { key }: Offer): boolean {
  return bonuses.some(({ offer, status }) => offer === key && status === 'active');
}

async function findPlayerBonus(
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

function toHttpError({ code, until, reference }: OfferIneligibility): HttpError {
  return new HttpError(422, 'This bonus cannot be activated now', {
    code,
    ...(until === undefined ? {} : { details: { until: new Date(until).toISOString() } }),
    ...(reference === undefined ? {} : { reference }),
  });
}
