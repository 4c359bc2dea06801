import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import * as styles from './statement.css.ts';
import { TotalsCard } from './totals-card.tsx';

const MONTHS = ['a', 'b', 'c', 'd'];

/** The cards of a statement that is coming. */
export function StatementSkeleton() {
  return (
    <>
      <TotalsCard totalDeposit={null} totalSpend={null} />
      <StatementCardSkeleton />
    </>
  );
}

/** A currency's card: its net, its columns and its months. */
export function StatementCardSkeleton() {
  return (
    <Card className={styles.card} data-list="" aria-busy>
      <VisuallyHidden>
        <Trans id="records.loading">Loading</Trans>
      </VisuallyHidden>
      <Skeleton height={90} shape="block" />
      <Skeleton height={220} shape="block" />
      <div className={styles.body}>
        {MONTHS.map((month) => (
          <div key={month} className={styles.waitingRow}>
            <Skeleton height="100%" shape="block" />
          </div>
        ))}
      </div>
    </Card>
  );
}
