import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { Plural } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import * as styles from './bonus-card.css.ts';

/** How long a bonus runs once it is activated, as a fact; nothing where the platform does not say. */
export function BonusDuration({ bonus: { runsDays } }: { bonus: BonusLabel }) {
  if (runsDays === null || runsDays === 0) return null;
  return (
    <p className={styles.ends}>
      <CalendarClock size={16} aria-hidden className={styles.endsIcon} />
      <span>
        <Plural
          id="bonus.runs-days"
          value={runsDays}
          one="Once active, you have # day to wager it"
          other="Once active, you have # days to wager it"
        />
      </span>
    </p>
  );
}
