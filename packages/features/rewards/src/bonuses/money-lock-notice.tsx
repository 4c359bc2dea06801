import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import * as styles from './bonus-card.css.ts';
import { locksMoney } from './locks-money.ts';

/** What activating an offer does to the player's own money, said before any button is pressed; nothing where it does nothing. */
export function MoneyLockNotice({ bonus }: { bonus: Pick<BonusLabel, 'type' | 'multiplier'> }) {
  if (!locksMoney(bonus)) return null;
  return (
    <p className={styles.ends}>
      <Lock size={16} aria-hidden className={styles.endsIcon} />
      <span>
        <Trans id="bonus.lock.note">
          While this bonus is active, none of your own money can be withdrawn.
        </Trans>
      </span>
    </p>
  );
}
