import type { Promotion } from '@baize/api/endpoints/rewards';
import { allBonusQuery } from '@baize/api/queries/all-bonus';
import { pageAnswerMs } from '@baize/browser/page-answer';
import { depositBonus, type DepositBonus } from '@baize/domain/deposit-bonus';
import { promoStatus } from '@baize/domain/promotions';
import { useApi, usePlayer, usePromoSuppression } from '@baize/player';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDepositOffersRequest } from './use-deposit-offers-request.ts';
import { useRequestedOffer } from './use-requested-offer.ts';

/** One offer as it stands for the amount that is typed. */
export interface OfferTerms {
  offer: Promotion;
  bonus: DepositBonus;
}

/** A bonus as a payment names it. */
export type ChosenBonus = { id: string; name: string };

/**
 * The decision about a bonus: `hidden` shows nothing and says nothing to the platform; `reading` is the bonus one came
 * for, not read yet; `open` has something to decide about, or to say about the bonus one came for.
 */
export type BonusSelection = {
  kind: 'hidden' | 'reading' | 'open';
  offers: readonly OfferTerms[];
  /** What comes with the amount that is typed; null for nothing. */
  chosen: OfferTerms | null;
  /** The bonus that is wanted, while the amount is too small for it. */
  outOfReach: OfferTerms | null;
  /** Why the bonus one came for is not among them. */
  missing: 'gone' | 'unread' | null;
  /** What the platform is told: null declines, undefined leaves it to the platform. */
  bonusToSend: ChosenBonus | null | undefined;
  select(id: string | null): void;
  markSent(): void;
};

/** What of a payment tells what its bonus comes to. */
type SentBonus = { bonus?: ChosenBonus | null | undefined; amount: number; currency: string };

/** What is known of the offers, before an amount is. */
export type BonusOffers = Pick<BonusSelection, 'kind' | 'select' | 'markSent'> & {
  /** Nobody knows yet whether there is anything to decide. */
  isPending: boolean;
  /** What the platform is told while there is nothing to decide: offers nobody has seen yet are declined. */
  defaultToSend: null | undefined;
  open: readonly Promotion[];
  requested: Promotion | null;
  missing: BonusSelection['missing'];
};

/** The offers that come with a deposit, and which is wanted; nothing for whom offers are kept from (PRO-08, beyond 15). */
export function useBonusOffers(currency: string): BonusOffers {
  const silence = usePromoSuppression();
  const ask = useDepositOffersRequest(currency);
  const player = usePlayer();
  // A bonus is kept in the player's own currency; a deposit into another purse brings none.
  const isShown = silence.kind === 'open' && player?.getUser.currencyCode === currency;
  const query = useInfiniteQuery({
    ...allBonusQuery(useApi(), ask ?? { isDeposit: true }),
    enabled: isShown && ask !== null,
  });
  const isPending = silence.kind === 'unknown' || (isShown && query.isPending);
  const { id, isSent, select, markSent } = useRequestedOffer();
  const isUnread = isShown && (query.isPending || query.isError);
  const defaultToSend = silence.kind === 'unknown' || isUnread ? null : undefined;
  const hidden: BonusOffers = {
    kind: 'hidden',
    isPending,
    defaultToSend,
    open: [],
    requested: null,
    missing: null,
    select,
    markSent,
  };
  if (isPending) return id === null ? hidden : { ...hidden, kind: 'reading' };
  if (!isShown) return hidden;
  const rows = query.data?.rows ?? [];
  const open = rows.filter(
    (row) => row.type === 'deposit' && !row.couponNeeded && promoStatus(row) === 'open',
  );
  const requested = open.find((row) => row.id === id) ?? null;
  const isHad = rows.some((row) => row.id === id && promoStatus(row) === 'had');
  const isMissed = id !== null && requested === null && !isSent && !isHad;
  const missing = isMissed ? (query.isError ? 'unread' : 'gone') : null;
  if (open.length === 0 && missing === null) return hidden;
  return { ...hidden, kind: 'open', open, requested, missing };
}

/** So long a form waits for its offers, which would push it apart if they came later, in ms. */
const MAX_OFFERS_WAIT_MS = 400;

/**
 * Whether a form is held back for its offers: they are not known, and it has not waited for long. Where one answer takes
 * longer than that, waiting would only keep the form away.
 */
export function useOffersDelay({ isPending }: Pick<BonusOffers, 'isPending'>): boolean {
  const [waited, setWaited] = useState(() => (pageAnswerMs() ?? 0) > MAX_OFFERS_WAIT_MS);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), MAX_OFFERS_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPending && !waited;
}

/** The terms that a payment was sent with; null where its bonus is not among the offers any more, or it has none. */
export function sentBonusTerms(
  { open }: BonusOffers,
  { bonus, amount, currency }: SentBonus,
): OfferTerms | null {
  const offer = open.find(({ id }) => id === bonus?.id);
  return offer ? { offer, bonus: depositBonus(offer, { amount, currency }) } : null;
}

/** The decision as it stands for an amount: a bonus that the amount does not reach is not chosen, and is again once it does. */
export function selectBonus(
  { open, requested, defaultToSend, kind, missing, select, markSent }: BonusOffers,
  { amount, currency }: { amount: number | null; currency: string },
): BonusSelection {
  const offers = open.map((offer) => ({ offer, bonus: depositBonus(offer, { amount, currency }) }));
  const found = offers.find(({ offer }) => offer === requested) ?? null;
  const chosen = found?.bonus.threshold === 'below' ? null : found;
  const named = chosen && { id: chosen.offer.id, name: chosen.offer.name };
  return {
    kind,
    missing,
    select,
    markSent,
    offers,
    chosen,
    outOfReach: chosen === null ? found : null,
    bonusToSend: kind === 'open' ? named : defaultToSend,
  };
}
