import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { sumDecimals } from '@baize/domain/decimal';
import type { WithdrawSource } from './use-withdraw-form.ts';
import { isLongAmount } from '../money/is-long-amount.ts';
import * as styles from './withdraw-summary.css.ts';

interface WithdrawSummaryProps {
  amount: number | null;
  source: WithdrawSource;
  text(amount: number): string;
  shape: 'page' | 'dialog';
  /** The button, which stands at the foot of the screen where there is no room here. */
  children: ReactNode;
}

/** What would be paid out, and what would be left. */
export function WithdrawSummary({ amount, source, text, shape, children }: WithdrawSummaryProps) {
  const out = amount ?? 0;
  return (
    <div className={styles.column[shape]}>
      <Card className={styles.card[shape]}>
        <dl className={`${styles.rows} ${styles.body[shape]}`}>
          <div className={styles.row}>
            <dt>
              <Trans id="withdraw.summary.available">You can withdraw</Trans>
            </dt>
            <dd className={styles.value}>{text(source.withdrawable)}</dd>
          </div>
          <div className={styles.row}>
            <dt>
              <Trans id="withdraw.summary.left">Left after this withdrawal</Trans>
            </dt>
            <dd className={styles.value}>{text(sumDecimals([source.withdrawable, -out]))}</dd>
          </div>
          <div className={styles.total}>
            <dt>
              <Trans id="withdraw.summary.out">Paid out to you</Trans>
            </dt>
            <dd className={styles.totalAmount} data-long={isLongAmount(text(out))}>
              {text(out)}
            </dd>
          </div>
        </dl>
        {children}
      </Card>
      <p className={styles.note[shape]}>
        <ReceiptText size={20} aria-hidden className={styles.icon} />
        <span>
          <Trans id="withdraw.summary.note">
            The money leaves your balance at once. You get a reference, and your transactions show where it
            is.
          </Trans>
        </span>
      </p>
    </div>
  );
}
