import { isBlocked } from '@baize/domain/self-exclusion';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { usePromoSilence, useSafety } from '@baize/shell/player';
import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react';
import { useKnownMoney } from '@baize/shell/money-story';
import { SilenceEnds } from '@baize/shell/silence-told';
import { ActivateDialogs } from '../activate/activate-dialogs.tsx';
import { useActivate } from '../activate/use-activate.ts';
import { ActiveSection } from '../active/active-section.tsx';
import { CancelDialogs } from '../cancel/cancel-dialogs.tsx';
import { useCancel } from '../cancel/use-cancel.ts';
import { CouponSection } from '../coupon/coupon-section.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { OfferedSection } from '../offered/offered-section.tsx';
import { useBonuses } from './bonuses-data.ts';
import { BonusesWaiting } from './bonuses-states.tsx';
import * as styles from './bonuses-page.css.ts';

/** A signed-in player's bonuses, inside a `PlayerIsland`. */
export function PlayerBonuses() {
  const { i18n } = useLingui();
  const safety = useSafety();
  const silence = usePromoSilence();
  const active = useBonuses('active');
  const offered = useBonuses('offered');
  const running = active.kind === 'known' ? (active.rows[0] ?? null) : null;
  const known = useKnownMoney(running);
  const activating = useActivate();
  const cancelling = useCancel();
  // A list that comes later would push what stands below it.
  if (!known || active.kind === 'loading' || offered.kind === 'loading') return <BonusesWaiting />;
  const { currency } = known.money;
  const closed = isBlocked({ state: safety, action: 'bonus' });
  return (
    <div className={styles.sections}>
      {closed && safety !== 'free' ? (
        <Alert tone="info">
          {i18n._(blockedMessages[safety])} {silence.kind === 'silent' ? <SilenceEnds {...silence} /> : null}
        </Alert>
      ) : null}
      <ActiveSection
        active={active}
        known={known}
        play={isBlocked({ state: safety, action: 'play' }) ? 'closed' : 'open'}
        cancelling={cancelling}
      />
      {closed ? null : (
        <>
          <OfferedSection
            offered={offered}
            currency={currency}
            activating={activating}
            cancelling={cancelling}
          />
          <CouponSection currency={currency} />
        </>
      )}
      <HistorySection currency={currency} />
      <ActivateDialogs activating={activating} />
      <CancelDialogs cancelling={cancelling} explained={known.explained} money={known.money} />
    </div>
  );
}
