import type { UserDetails } from '@baize/api/calls/session';
import type { PromoSilence } from '@baize/domain/promo-silence';
import { formatDay } from '@baize/i18n/formats';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { usePlayer } from '@baize/shell/player';
import { SilentWays } from '@baize/shell/silent-ways';
import { Alert } from '@baize/ui/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { useTwoTimes } from '../two-times.ts';
import * as styles from './silence-note.css.ts';

/** In place of what calls to play: why, until when, and what is open (beyond 15). */
export function SilenceNote({ why, until }: PromoSilence) {
  const { i18n } = useLingui();
  const twoTimes = useTwoTimes();
  const limit = usePlayer()?.getUser.userLimit ?? null;
  const end = why === 'limited' ? until && twoTimes(until) : endOf({ limit, twoTimes, locale: i18n.locale });
  return (
    <Alert tone="info" icon={<HeartHandshake size={20} />}>
      <p className={styles.words}>
        {why === 'limited' ? (
          <Trans id="rakeback.silent.limited">
            You have reached a limit you set. Your days and receipts stay here to read.
          </Trans>
        ) : (
          i18n._(blockedMessages[why])
        )}{' '}
        {end ? <Trans id="rakeback.silent.until">Until {end}.</Trans> : null}
      </p>
      <SilentWays size="small" className={styles.ways} />
    </Alert>
  );
}

type End = {
  limit: UserDetails['getUser']['userLimit'];
  twoTimes(instant: number): string;
  locale: string;
};

/** Nothing for an exclusion that is for good, or an end that cannot be read. */
function endOf({ limit, twoTimes, locale }: End): string | null {
  const { isSelfExclusionPermanent, selfExclusion, frozenUntil } = limit ?? {};
  if (isSelfExclusionPermanent) return null;
  if (selfExclusion) {
    const instant = Date.parse(selfExclusion);
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(selfExclusion);
    if (isDay && instant < FOR_GOOD) return formatDay({ date: selfExclusion, locale, style: 'full' });
    return instant < FOR_GOOD ? twoTimes(instant) : null;
  }
  const frozen = frozenUntil ? Date.parse(frozenUntil) : Number.NaN;
  return Number.isNaN(frozen) ? null : twoTimes(frozen);
}

/** Some platforms write "for good" as the end of the year 9999. */
const FOR_GOOD = Date.UTC(9999, 11, 30);
