import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import * as styles from './deposit.css.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

/** The boxes of methods, amount and card, and summary. */
export function DepositSkeleton() {
  return (
    <div className={styles.columns} aria-busy>
      <VisuallyHidden>
        <Trans id="deposit.loading">Loading payment methods</Trans>
      </VisuallyHidden>
      <div className={styles.lines}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={68} shape="block" />
        ))}
      </div>
      <div className={styles.formColumn}>
        <Skeleton height={132} shape="block" />
        <Skeleton height={480} shape="block" />
      </div>
      <div className={styles.summaryColumn}>
        <Skeleton height={280} shape="block" />
      </div>
    </div>
  );
}
