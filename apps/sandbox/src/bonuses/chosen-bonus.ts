import type { Database } from '../database/open-database.ts';
import { HttpError, type ErrorDetails } from '../errors/http-error.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import type { PostedMovement } from '../ledger/post-movement.ts';
import { fromEuroCents } from '../ledger/exchange-rates.ts';
import type { Player } from '../sessions/session-store.ts';
import { lockOffer } from './activate-bonus.ts';
import { grantDepositBonus } from './deposit-bonus.ts';
import { checkOffer, type OfferIneligibility } from './offer-check.ts';
import { loadOfferFacts } from './offer-facts.ts';
import type { Offer } from './offer.ts';
import { findOffer } from './offers.ts';
import { expireDueBonuses } from './active-bonus.ts';
import { grantOffer } from './grant-bonus.ts';

/** How a payment's row holds that its player wants no bonus. */
const DECLINED = '';

/** What a deposit says of its bonus, as its payment holds it. */
export function toBonusChoice(bonusId: string | null | undefined): string | null {
  return bonusId === null ? DECLINED : (bonusId ?? null);
}

type Chosen = {
  player: Player;
  order: { bonusChoice: string | null; units: bigint; currencyCode: string; now: number };
  asksVerifiedEmail: boolean;
};

/** Refuses a deposit whose bonus this player cannot take now, before anything is paid; `details.bonusId` says that it is the bonus. */
export async function assertChosenBonusAvailable(
  transaction: Database,
  { player, order, asksVerifiedEmail }: Chosen,
): Promise<void> {
  const { bonusChoice: bonusId, units, currencyCode, now } = order;
  if (bonusId === null || bonusId === DECLINED) return;
  const offer = findOffer(bonusId);
  if (offer?.type !== 'Deposit') {
    throw new HttpError(404, 'There is no such bonus for a deposit', { details: { bonusId } });
  }
  if (offer.isCouponOnly) throw bonusError('COUPON_NEEDED', 'This bonus is given for a coupon', { bonusId });
  if (currencyCode !== player.currencyCode) {
    throw bonusError('PAYMENT_SERVICE_ERROR', 'A bonus comes with deposits in your own currency alone', {
      bonusId,
    });
  }
  const facts = await loadOfferFacts(transaction, { player, now, asksVerifiedEmail });
  const times = await lockOffer(transaction, offer);
  const refused = checkOffer({ offer, times, facts, now });
  if (refused) throw toHttpError(bonusId, refused);
  const least = fromEuroCents(offer.reward.minDeposit ?? 0, currencyCode);
  if (units >= least) return;
  const min = unitsToDecimal(least, currencyCode);
  throw bonusError('BONUS_MIN_DEPOSIT', `This bonus comes with deposits from ${min}`, { bonusId, min });
}

function bonusError(code: string, message: string, details: ErrorDetails & { bonusId: string }): HttpError {
  return new HttpError(422, message, { code, details });
}

function toHttpError(bonusId: string, { code, until, reference }: OfferIneligibility): HttpError {
  const end = until === undefined ? {} : { until: new Date(until).toISOString() };
  return new HttpError(422, 'This bonus does not come with this deposit', {
    code,
    details: { bonusId, ...end },
    reference,
  });
}

/** What a deposit's bonus moved, and why the one that was chosen did not come. */
export type DepositBonusOutcome = {
  movements: PostedMovement[];
  refusedCode: OfferIneligibility['code'] | null;
};

type DepositWithBonus = {
  player: Player;
  payment: { bonusChoice: string | null; amount: bigint; createdAt: Date };
  at: Date;
};

/**
 * Gives a credited deposit the bonus its player chose; none where the player declined; where nothing was said, the bonus
 * that waits for a deposit. What was moved is for the socket, after commit.
 */
export async function grantChosenBonus(
  transaction: Database,
  { player, payment, at }: DepositWithBonus,
): Promise<DepositBonusOutcome> {
  const { bonusChoice, amount, createdAt } = payment;
  if (bonusChoice === DECLINED) return { movements: [], refusedCode: null };
  if (bonusChoice === null)
    return { movements: await grantDepositBonus(transaction, { player, amount, at }), refusedCode: null };
  const offer = findOffer(bonusChoice);
  if (!offer) return { movements: [], refusedCode: null };
  const expired = await expireDueBonuses(transaction, { player, at });
  const { facts, refused } = await recheckOffer(transaction, { player, offer, createdAt });
  if (refused) return { movements: expired, refusedCode: refused.code };
  const { posted } = await grantOffer(transaction, { offer, facts, at });
  const given = await grantDepositBonus(transaction, { player, amount, at });
  return { movements: [...expired, ...posted, ...given], refusedCode: null };
}

/** Days and hours count as of the payment; what else stands against it may have come meanwhile: another bonus, the last place. */
async function recheckOffer(
  transaction: Database,
  { player, offer, createdAt }: { player: Player; offer: Offer; createdAt: Date },
) {
  const now = createdAt.getTime();
  const times = await lockOffer(transaction, offer);
  const facts = await loadOfferFacts(transaction, { player, now, asksVerifiedEmail: false });
  return { facts, refused: checkOffer({ offer, times, facts, now }) };
}
