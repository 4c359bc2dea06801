import type { PromoSuppression } from '@baize/domain/promo-suppression';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { SuppressedActions } from '@baize/links/suppressed-actions';
import { Alert } from '@baize/ui/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { PromoSuppressionEnd } from '@baize/player/promo-suppression-notice';
import * as styles from './calendar-suppression-notice.css.ts';

/** In place of what calls to play: why, until when, and what is open (beyond 15). */
export function CalendarSuppressionNotice({ reason, until }: PromoSuppression) {
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const end = until && twoTimes(until);
  return (
    <Alert tone="info" icon={<HeartHandshake size={20} />}>
      <p className={styles.text}>
        {reason === 'limited' ? (
          <Trans id="rakeback.suppressed.limited">
            You have reached a limit you set, so nothing is offered to you. What you have earned is still
            yours to claim until its own deadline.
          </Trans>
        ) : (
          i18n._(blockedMessages[reason])
        )}{' '}
        {reason === 'limited' ? (
          end && <Trans id="rakeback.suppressed.until">Until {end}.</Trans>
        ) : reason === 'locked' ? null : (
          <>
            <PromoSuppressionEnd reason={reason} until={until} />{' '}
            <Trans id="rakeback.suppressed.locked">
              A locked day can be claimed only if this is over before the day’s own deadline; otherwise its
              amount lapses.
            </Trans>
          </>
        )}
      </p>
      <SuppressedActions size="small" className={styles.actions} />
    </Alert>
  );
}
