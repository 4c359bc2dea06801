import type { PromoSilence } from '@baize/domain/promo-silence';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { SilentWays } from '@baize/shell/silent-ways';
import { Alert } from '@baize/ui/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { SilenceEnds } from '@baize/shell/silence-told';
import { useTwoTimes } from '@baize/shell/two-times';
import * as styles from './silence-note.css.ts';

/** In place of what calls to play: why, until when, and what is open (beyond 15). */
export function SilenceNote({ why, until }: PromoSilence) {
  const { i18n } = useLingui();
  const twoTimes = useTwoTimes();
  const end = until && twoTimes(until);
  return (
    <Alert tone="info" icon={<HeartHandshake size={20} />}>
      <p className={styles.words}>
        {why === 'limited' ? (
          <Trans id="rakeback.silent.limited">
            You have reached a limit you set, so nothing is offered to you. What you have earned is still
            yours to claim until its own deadline.
          </Trans>
        ) : (
          i18n._(blockedMessages[why])
        )}{' '}
        {why === 'limited' ? (
          end && <Trans id="rakeback.silent.until">Until {end}.</Trans>
        ) : (
          <>
            <SilenceEnds why={why} until={until} />{' '}
            <Trans id="rakeback.silent.locked">
              A locked day can be claimed only if this is over before the day’s own deadline; otherwise its
              amount lapses.
            </Trans>
          </>
        )}
      </p>
      <SilentWays size="small" className={styles.ways} />
    </Alert>
  );
}
