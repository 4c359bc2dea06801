import type { Database } from '../database/open-database.ts';
import { Refusal, type RefusalDetails } from '../http/refusal.ts';
import { toAmount } from '../ledger/currency.ts';
import type { Posted } from '../ledger/post-movement.ts';
import { fromEuroCents } from '../ledger/house-rates.ts';
import type { Player } from '../sessions/session-store.ts';
import { lockOffer } from './activate-bonus.ts';
import { grantDepositBonus } from './deposit-bonus.ts';
import { offerCheck, type OfferCheck } from './offer-check.ts';
import { factsOf } from './offer-facts.ts';
import type { Offer } from './offer.ts';
import { offerOf } from './offers.ts';
import { expireWithin } from './running-bonus.ts';
import { takeOffer } from './take-bonus.ts';

/** How a payment's row holds that its player wants no bonus. */
const DECLINED = '';

/** What a deposit says of its bonus, as its payment holds it. */
export function bonusChoiceOf(bonusId: string | null | undefined): string | null {
  return bonusId === null ? DECLINED : (bonusId ?? null);
}

type Chosen = {
  player: Player;
  order: { bonusChoice: string | null; units: bigint; currencyCode: string; now: number };
  asksVerifiedEmail: boolean;
};

/** Refuses a deposit whose bonus this player cannot take now, before anything is paid; `details.bonusId` says that it is the bonus. */
export async function refuseBonus(
  transaction: Database,
  { player, order, asksVerifiedEmail }: Chosen,
): Promise<void> {
  const { bonusChoice: bonusId, units, currencyCode, now } = order;
  if (bonusId === null || bonusId === DECLINED) return;
  const offer = offerOf(bonusId);
  if (offer?.type !== 'Deposit') {
    throw new Refusal(404, 'There is no such bonus for a deposit', { details: { bonusId } });
  }
  if (offer.byCoupon) throw refusal('COUPON_NEEDED', 'This bonus is given for a coupon', { bonusId });
  if (currencyCode !== player.currencyCode) {
    throw refusal('PAYMENT_SERVICE_ERROR', 'A bonus comes with deposits in your own currency alone', {
      bonusId,
    });
  }
  const facts = await factsOf(transaction, { player, now, asksVerifiedEmail });
  const times = await lockOffer(transaction, offer);
  const refused = offerCheck({ offer, times, facts, now });
  if (refused) throw asRefusal(bonusId, refused);
  const least = fromEuroCents(offer.gives.minDeposit ?? 0, currencyCode);
  if (units >= least) return;
  const min = toAmount(least, currencyCode);
  throw refusal('BONUS_MIN_DEPOSIT', `This bonus comes with deposits from ${min}`, { bonusId, min });
}

function refusal(code: string, message: string, details: RefusalDetails & { bonusId: string }): Refusal {
  return new Refusal(422, message, { code, details });
}

function asRefusal(bonusId: string, { code, until, reference }: OfferCheck): Refusal {
  const end = until === undefined ? {} : { until: new Date(until).toISOString() };
  return new Refusal(422, 'This bonus does not come with this deposit', {
    code,
    details: { bonusId, ...end },
    reference,
  });
}

/** What a deposit's bonus moved, and why the one that was chosen did not come. */
export type DepositBonusOutcome = { moved: Posted[]; refused: OfferCheck['code'] | null };

type Booked = {
  player: Player;
  payment: { bonusChoice: string | null; amount: bigint; createdAt: Date };
  at: Date;
};

/**
 * Gives a credited deposit the bonus its player chose; none where the player declined; where nothing was said, the bonus
 * that waits for a deposit. What was moved is for the socket, after commit.
 */
export async function bonusOfDeposit(
  transaction: Database,
  { player, payment, at }: Booked,
): Promise<DepositBonusOutcome> {
  const { bonusChoice, amount, createdAt } = payment;
  if (bonusChoice === DECLINED) return { moved: [], refused: null };
  if (bonusChoice === null)
    return { moved: await grantDepositBonus(transaction, { player, amount, at }), refused: null };
  const offer = offerOf(bonusChoice);
  if (!offer) return { moved: [], refused: null };
  const expired = await expireWithin(transaction, { player, at });
  const { facts, refused } = await checkAgain(transaction, { player, offer, createdAt });
  if (refused) return { moved: expired, refused: refused.code };
  const { posted } = await takeOffer(transaction, { offer, facts, at });
  const given = await grantDepositBonus(transaction, { player, amount, at });
  return { moved: [...expired, ...posted, ...given], refused: null };
}

/** Days and hours count as of the payment; what else stands against it may have come meanwhile: another bonus, the last place. */
async function checkAgain(
  transaction: Database,
  { player, offer, createdAt }: { player: Player; offer: Offer; createdAt: Date },
) {
  const now = createdAt.getTime();
  const times = await lockOffer(transaction, offer);
  const facts = await factsOf(transaction, { player, now, asksVerifiedEmail: false });
  return { facts, refused: offerCheck({ offer, times, facts, now }) };
}
