import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './statement.css.ts';

interface TotalsCardProps {
  /** As they are shown; null as long as they are not known. */
  totalDeposit: string | null;
  totalSpend: string | null;
}

/** What the platform counts of a player since the account was opened (SES-14). */
export function TotalsCard({ totalDeposit, totalSpend }: TotalsCardProps) {
  const { t } = useLingui();
  return (
    <Card className={styles.totals}>
      <Total name={t({ id: 'statement.total-deposit', message: 'All deposits so far' })} sum={totalDeposit}>
        <Trans id="statement.total-deposit.what">Every deposit that was credited since you joined.</Trans>
      </Total>
      <Total name={t({ id: 'statement.total-spend', message: 'All stakes so far' })} sum={totalSpend}>
        <Trans id="statement.total-spend.what">
          Every stake since you joined; money that was won and staked again counts each time.
        </Trans>
      </Total>
    </Card>
  );
}

function Total({ name, sum, children }: { name: ReactNode; sum: string | null; children: ReactNode }) {
  return (
    <div className={styles.total}>
      <span className={styles.name}>{name}</span>
      <span className={styles.sum}>{sum ?? <Skeleton width={120} height="1lh" shape="block" />}</span>
      <p className={styles.note}>{children}</p>
    </div>
  );
}
