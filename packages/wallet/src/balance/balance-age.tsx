import { userDetailsQuery } from '@baize/api/queries/user-details';
import { platformClock } from '@baize/browser/clock';
import { formatClockSecond } from '@baize/i18n/formats';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@baize/page';
import { useZone } from '@baize/page/clock';
import { useOnline } from '@baize/page/online';
import { useApi } from '@baize/player';
import { age } from './balance-age.css.ts';

/** Beneath a balance that can no longer be kept up to date: when it was true (look §13). Nothing while it is. */
export function BalanceAge() {
  const online = useOnline();
  const locale = useLocale();
  const zone = useZone();
  const { isError, dataUpdatedAt } = useQuery(userDetailsQuery(useApi()));
  if ((online && !isError) || dataUpdatedAt === 0 || zone === null) return null;
  const instant = dataUpdatedAt + platformClock.offset();
  const clock = formatClockSecond({ instant, zone, locale });
  return (
    <span className={age}>
      <Trans id="nav.balance.as-of">
        as of <bdi dir="ltr">{clock}</bdi>
      </Trans>
    </span>
  );
}
