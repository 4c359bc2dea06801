import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { bonusView } from '@baize/domain/bonus';
import { Progress } from '@baize/ui/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './wager-progress.css.ts';

/** How many free spins are left of how many; nothing where the bonus has none. */
export function SpinsLeft({ bonus }: { bonus: BonusLabel }) {
  const { t } = useLingui();
  const { freeSpins } = bonusView(bonus, { now: 0 });
  if (!freeSpins || freeSpins.quantity === 0) return null;
  const { left, quantity } = freeSpins;
  const used = quantity - left;
  return (
    <div className={styles.wager}>
      <p className={styles.left}>
        <Trans id="bonus.spins.left">
          <strong className={styles.figure}>
            <bdi dir="ltr">{left}</bdi>
          </strong>{' '}
          of {quantity} free spins left
        </Trans>
      </p>
      <Progress
        label={t({ id: 'bonus.spins.label', message: 'Free spins' })}
        valueText={t({ id: 'bonus.spins.text', message: `${used} of ${quantity} used, ${left} left` })}
        value={used / quantity}
      />
    </div>
  );
}
