import type { PromoType } from '@baize/domain/promotions';
import { PlayerProviders } from '@baize/shell/player-providers';
import { usePlayer, usePromoSilence } from '@baize/shell/player';
import { ActivateDialogs } from '../bonuses/activate/activate-dialogs.tsx';
import { useActivate } from '../bonuses/activate/use-activate.ts';
import { DEMO_MONEY } from '../calendar/money-style.ts';
import type { PromoViewer, Taking } from './promo-action.tsx';
import { CATEGORIES, usePromoCategory } from './promo-category.ts';
import { PromoList } from './promo-list.tsx';
import { NoPromos, PromosFailed, PromosOffline, PromosWaiting, SilentPromos } from './promo-states.tsx';
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
      {viewer === 'player' ? <PlayerPromotions /> : <Promotions viewer="visitor" served={served} />}
    </PlayerProviders>
  );
}

/** Nothing is offered, not even asked for, until it is known that it may be. */
function PlayerPromotions() {
  const silence = usePromoSilence();
  const currency = usePlayer()?.getUser.userWallet.currencyCode;
  if (silence.kind === 'silent') return <SilentPromos {...silence} />;
  if (silence.kind === 'failed') return <PromosFailed onRetry={silence.retry} />;
  if (silence.kind === 'unknown' || currency === undefined) return <PromosWaiting />;
  return <TakenPromotions currency={currency} />;
}

/** A player's promotions, and what activating one came to. */
function TakenPromotions({ currency }: { currency: string }) {
  const activating = useActivate();
  const { pending, activate } = activating;
  return (
    <>
      <Promotions viewer="player" currency={currency} served={null} taking={{ pending, activate }} />
      <ActivateDialogs activating={activating} />
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
  taking?: Taking;
}) {
  const { category } = usePromoCategory();
  const type: PromoType | undefined = category === null ? undefined : CATEGORIES[category];
  const promotions = usePromotions({ type, currency });
  const inPlace = served?.category === category ? served : null;
  const money = currency ?? DEMO_MONEY.currency;
  if (promotions.kind === 'known') {
    if (promotions.rows.length === 0) return <NoPromos />;
    return <PromoList promotions={promotions} currency={money} viewer={viewer} taking={taking} />;
  }
  if (inPlace)
    return (
      <PromoList promotions={{ ...inPlace, busy: false, more: null }} currency={money} viewer={viewer} />
    );
  if (promotions.kind === 'failed') return <PromosFailed onRetry={promotions.retry} />;
  return promotions.kind === 'offline' ? <PromosOffline /> : <PromosWaiting />;
}
