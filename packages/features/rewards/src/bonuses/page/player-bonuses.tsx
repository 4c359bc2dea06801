import { isActionBlocked } from '@baize/domain/self-exclusion';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { usePromoSuppression, useExclusionStatus } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react';
import { PromoSuppressionEnd } from '@baize/player/promo-suppression-notice';
import { useBalanceBreakdown } from '@baize/wallet/money-story';
import { ActivateBonusDialogs } from '../activate/activate-bonus-dialogs.tsx';
import { useActivateBonus } from '../activate/use-activate-bonus.ts';
import { ActiveSection } from '../active/active-section.tsx';
import { CancelBonusDialogs } from '../cancel/cancel-bonus-dialogs.tsx';
import { useCancelBonus } from '../cancel/use-cancel-bonus.ts';
import { CouponSection } from '../coupon/coupon-section.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { OfferedSection } from '../offered/offered-section.tsx';
import { useBonuses } from './bonuses-data.ts';
import { BonusesSkeleton } from './bonuses-states.tsx';
import * as styles from './bonuses-page.css.ts';

/** A signed-in player's bonuses, inside a `PlayerBoundary`. */
export function PlayerBonuses() {
  const { i18n } = useLingui();
  const safety = useExclusionStatus();
  const silence = usePromoSuppression();
  const active = useBonuses('active');
  const offered = useBonuses('offered');
  const running = active.kind === 'known' ? (active.rows[0] ?? null) : null;
  const known = useBalanceBreakdown(running);
  const activating = useActivateBonus();
  const cancelling = useCancelBonus();
  // A list that comes later would push what stands below it.
  if (!known || active.kind === 'loading' || offered.kind === 'loading') return <BonusesSkeleton />;
  const { currency } = known.money;
  const closed = isActionBlocked({ state: safety, action: 'bonus' });
  return (
    <div className={styles.sections}>
      {closed && safety !== 'free' ? (
        <Alert tone="info">
          {i18n._(blockedMessages[safety])}{' '}
          {silence.kind === 'silent' ? <PromoSuppressionEnd {...silence} /> : null}
        </Alert>
      ) : null}
      <ActiveSection
        active={active}
        money={known}
        playAccess={isActionBlocked({ state: safety, action: 'play' }) ? 'closed' : 'open'}
        cancellation={cancelling}
      />
      {closed ? null : (
        <>
          <OfferedSection
            offered={offered}
            currency={currency}
            activation={activating}
            cancellation={cancelling}
          />
          <CouponSection currency={currency} />
        </>
      )}
      <HistorySection currency={currency} />
      <ActivateBonusDialogs activation={activating} />
      <CancelBonusDialogs cancellation={cancelling} explained={known.explained} money={known.money} />
    </div>
  );
}
