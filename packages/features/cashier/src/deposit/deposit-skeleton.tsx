import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import * as methods from '../methods/method-list.css.ts';
import * as styles from './deposit.css.ts';
import * as payBar from './pay-bar.css.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

/** The boxes of methods, amount and card, summary and pay bar, each where it will stand. */
export function DepositSkeleton() {
  return (
    <div className={styles.sections} aria-busy>
      <VisuallyHidden>
        <Trans id="deposit.loading">Loading payment methods</Trans>
      </VisuallyHidden>
      {/* Open payments stand there, as a rule none. */}
      <div />
      <div className={styles.columns}>
        <div className={styles.methodsColumn}>
          <div className={methods.legend}>
            <Skeleton width="64px" height={18} />
          </div>
          <div className={methods.list}>
            {ROWS.map((row) => (
              <div key={row} className={methods.skeleton}>
                <Skeleton height="100%" shape="block" />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.formColumn}>
          <Skeleton height={88} shape="block" />
          <Skeleton height={378} shape="block" />
        </div>
        <div className={styles.summaryColumn}>
          <div className={styles.summarySkeleton}>
            <Skeleton height={515} shape="block" />
          </div>
          <div className={`${payBar.bar} ${styles.barSkeleton}`} data-frame-foot="">
            <Skeleton height={52} shape="block" />
          </div>
        </div>
      </div>
    </div>
  );
}
