import { formatClockSecond } from '@baize/i18n/formats';
import { useZone } from '@baize/page/clock';
import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import * as css from './leaderboard.css.ts';

/** The instant of the board, and whether it is still read anew. */
export function AsOf({ at, stale }: { at: string | null; stale: boolean }) {
  const { i18n } = useLingui();
  const zone = useZone();
  const instant = at === null ? Number.NaN : Date.parse(at);
  if (zone === null || !Number.isFinite(instant)) return null;
  const time = <bdi dir="ltr">{formatClockSecond({ instant, zone, locale: i18n.locale })}</bdi>;
  const utc = <bdi dir="ltr">{formatClockSecond({ instant, zone: 'UTC', locale: i18n.locale })} UTC</bdi>;
  if (!stale) {
    return (
      <p className={css.asOf}>
        <span>
          <Trans id="tournament.as-of">
            As of {time}, {utc}
          </Trans>
        </span>
      </p>
    );
  }
  return (
    <p className={css.stale}>
      <WifiOff size={16} aria-hidden />
      <span>
        <Trans id="tournament.as-of.stale">
          As of {time}, {utc}. It updates as soon as possible.
        </Trans>
      </span>
    </p>
  );
}
