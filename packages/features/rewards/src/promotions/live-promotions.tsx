import type { PromoType } from '@baize/domain/promotions';
import { usePlayer, usePromoSuppression } from '@baize/player';
import { useStoredExclusionStatus } from '@baize/player/exclusion-status';
import { PlayerProviders } from '@baize/player/player-providers';
import { ActivateBonusDialogs } from '../bonuses/activate/activate-bonus-dialogs.tsx';
import { useActivateBonus } from '../bonuses/activate/use-activate-bonus.ts';
import { DEMO_MONEY } from '../money/money-style.ts';
import type { PromoViewer, PromoActivation } from './promo-action.tsx';
import { CATEGORIES, usePromoCategory } from './promo-category.ts';
import { PromoList } from './promo-list.tsx';
import {
  PromosEmpty,
  PromosError,
  PromosOffline,
  PromosSkeleton,
  PromosSuppressed,
} from './promo-states.tsx';
import type { ServedPromotions } from './served-promotions.ts';
import { usePromotions } from './use-promotions.ts';

/** The promotions for whoever looks; `served` is what the server told everybody. */
export function LivePromotions({
  viewer,
  served,
}: {
  viewer: Exclude<PromoViewer, 'unknown'>;
  served: ServedPromotions | null;
}) {
  return (
    <PlayerProviders>
      {viewer === 'player' ? <PlayerPromotions /> : <VisitorPromotions served={served} />}
    </PlayerProviders>
  );
}

/** After an account was locked in this browser nothing is offered to visitors either. */
function VisitorPromotions({ served }: { served: ServedPromotions | null }) {
  const lock = useStoredExclusionStatus();
  if (lock !== 'free') return <PromosSuppressed reason={lock} until={null} />;
  return <Promotions viewer="visitor" served={served} />;
}

/** Nothing is offered, not even asked for, until it is known that it may be. */
function PlayerPromotions() {
  const silence = usePromoSuppression();
  const currency = usePlayer()?.getUser.userWallet.currencyCode;
  if (silence.kind === 'silent') return <PromosSuppressed {...silence} />;
  if (silence.kind === 'failed') return <PromosError onRetry={silence.retry} />;
  if (silence.kind === 'unknown' || currency === undefined) return <PromosSkeleton />;
  return <ActivatablePromotions currency={currency} />;
}

/** A player's promotions, and what activating one came to. */
function ActivatablePromotions({ currency }: { currency: string }) {
  const activating = useActivateBonus();
  const { pending, activate } = activating;
  return (
    <>
      <Promotions viewer="player" currency={currency} served={null} taking={{ pending, activate }} />
      <ActivateBonusDialogs activation={activating} />
    </>
  );
}

function Promotions({
  viewer,
  currency,
  served,
  taking,
}: {
  viewer: PromoViewer;
  currency?: string;
  served: ServedPromotions | null;
  taking?: PromoActivation;
}) {
  const { category } = usePromoCategory();
  const type: PromoType | undefined = category === null ? undefined : CATEGORIES[category];
  const promotions = usePromotions({ type, currency });
  const inPlace = served?.category === category ? served : null;
  const money = currency ?? DEMO_MONEY.currency;
  if (promotions.kind === 'known') {
    if (promotions.rows.length === 0) return <PromosEmpty />;
    return <PromoList promotions={promotions} currency={money} viewer={viewer} activation={taking} />;
  }
  if (inPlace)
    return (
      <PromoList
        promotions={{ ...inPlace, isFetching: false, more: null }}
        currency={money}
        viewer={viewer}
      />
    );
  if (promotions.kind === 'failed') return <PromosError onRetry={promotions.retry} />;
  return promotions.kind === 'offline' ? <PromosOffline /> : <PromosSkeleton />;
}
