import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { LoadErrorState } from '../../states/load-error-state.tsx';
import * as styles from './bonuses-page.css.ts';

/** The boxes of what is coming: the running bonus, the money, the history. */
export function BonusesSkeleton() {
  return (
    <div className={styles.sections} aria-busy>
      <VisuallyHidden>
        <Trans id="bonus.loading">Loading your bonuses</Trans>
      </VisuallyHidden>
      <PairSkeleton />
      <Card>
        <BonusRowsSkeleton />
      </Card>
    </div>
  );
}

function PairSkeleton() {
  return (
    <div className={styles.pair}>
      <Skeleton height={420} shape="block" />
      <Skeleton height={420} shape="block" />
    </div>
  );
}

const ROWS = ['one', 'two', 'three', 'four'];

export function BonusRowsSkeleton() {
  return (
    <div className={styles.rows} aria-busy>
      {ROWS.map((row) => (
        <Skeleton key={row} height={56} shape="block" />
      ))}
    </div>
  );
}

/** A part that could not be read; the others stand as they are. */
export function BonusSectionError({ onRetry }: { onRetry(): void }) {
  return (
    <LoadErrorState
      title={<Trans id="bonus.failed.title">Your bonuses could not be loaded</Trans>}
      onRetry={onRetry}
    >
      <Trans id="bonus.failed.text">Nothing is lost: your bonuses are stored. Try again.</Trans>
    </LoadErrorState>
  );
}
