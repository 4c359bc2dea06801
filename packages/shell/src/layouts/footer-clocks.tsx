import { useLingui } from '@lingui/react/macro';
import { formatClock } from '@baize/i18n/clock-format';
import { useLocale } from '@baize/page';
import { useNow, useZone } from '@baize/page/clock';
import { clocks } from './footer.css.ts';

/** The player's clock and the platform's; empty until the page is alive, which knows the time. */
export function FooterClocks() {
  const { t } = useLingui();
  const now = useNow({ every: 'minute' });
  const zone = useZone();
  const locale = useLocale();
  if (now === null || zone === null) return <span className={clocks} />;
  const player = formatClock({ instant: now, zone, locale });
  const utc = formatClock({ instant: now, zone: 'UTC', locale });
  return (
    <span className={clocks}>{t({ id: 'footer.clocks', message: `${player} your time · ${utc} UTC` })}</span>
  );
}
