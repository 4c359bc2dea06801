import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import * as styles from './bonus-card.css.ts';

/** When a bonus ends, as a fact; nothing where it has no end. */
export function BonusExpiry({ bonus }: { bonus: BonusLabel }) {
  const twoTimes = useFormatLocalAndUtc();
  if (bonus.expiry === null) return null;
  const when = twoTimes(Date.parse(bonus.expiry));
  return (
    <p className={styles.ends}>
      <CalendarDays size={16} aria-hidden className={styles.endsIcon} />
      <span>
        <Trans id="bonus.open-until">Open until {when}</Trans>
      </span>
    </p>
  );
}
