import type { Promotion } from '@baize/api/endpoints/rewards';
import { promoStatus } from '@baize/domain/promotions';
import { PageLink, ModalLink } from '@baize/links';
import { Button, buttonClass, type ButtonSize, type ButtonVariant } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { CouponLink } from '../bonuses/coupon/coupon-link.tsx';
import { DepositWithBonus } from './deposit-with-bonus.tsx';
import { hasPromoAmount, PromoAmount } from './promo-headline.tsx';

/** Who looks, as far as it is known. */
export type PromoViewer = 'unknown' | 'visitor' | 'player';

export interface PromoActionProps {
  promotion: Promotion;
  currency: string;
  viewer: PromoViewer;
  variant: ButtonVariant;
  size?: ButtonSize;
  /** A card tells the least deposit itself. */
  location: 'card' | 'details';
  /** Takes a bonus that asks for nothing but the wish; only a player's page can. */
  activation?: PromoActivation | undefined;
}

/** How promotions are activated, and which are on their way. */
export interface PromoActivation {
  pending: ReadonlySet<string>;
  activate(promotion: Promotion): void;
}

/** What can be done about a promotion by whoever looks; its place is kept until that is known. */
export function PromoAction({
  promotion,
  currency,
  viewer,
  variant,
  size = 'medium',
  location,
  activation,
}: PromoActionProps) {
  const { t } = useLingui();
  const look = buttonClass({ variant, size });
  if (viewer === 'unknown') return null;
  if (viewer === 'visitor') {
    return (
      <ModalLink modal="sign-up" className={look}>
        <Trans id="promo.action.sign-up">Create account</Trans>
      </ModalLink>
    );
  }
  const standing = promoStatus(promotion);
  if (standing === 'had') {
    return (
      <PageLink to="bonus_history" className={buttonClass({ variant, size })}>
        <Trans id="promo.action.mine">My bonuses</Trans>
      </PageLink>
    );
  }
  if (standing === 'closed') return null;
  if (promotion.couponNeeded) {
    return (
      <CouponLink className={look}>
        <Trans id="promo.action.coupon">Enter the coupon</Trans>
      </CouponLink>
    );
  }
  if (promotion.type === 'deposit') {
    return (
      <DepositWithBonus bonusId={promotion.id} className={look}>
        {location === 'details' && hasPromoAmount({ promotion, currency, field: 'minDeposit' }) ? (
          <Trans id="promo.action.deposit-from">
            <span>
              Deposit <PromoAmount promotion={promotion} currency={currency} field="minDeposit" /> or more
            </span>
          </Trans>
        ) : (
          <Trans id="promo.action.deposit">Deposit</Trans>
        )}
      </DepositWithBonus>
    );
  }
  if (!activation) return null;
  return (
    <Button
      variant={variant}
      size={size}
      pending={activation.pending.has(promotion.id)}
      pendingLabel={t({ id: 'bonus.activating', message: 'Activating' })}
      onClick={() => activation.activate(promotion)}
    >
      <Trans id="bonus.activate">Activate</Trans>
    </Button>
  );
}
