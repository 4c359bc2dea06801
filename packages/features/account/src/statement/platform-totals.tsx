import { useMoneyText } from '@baize/shell/money-text';
import { usePlayer } from '@baize/shell/player';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './statement.css.ts';

/** What the platform counts of a player since the account was opened (SES-14). */
export function PlatformTotals() {
  const { t } = useLingui();
  const player = usePlayer();
  const text = useMoneyText(player?.getUser.userWallet.currencyCode ?? '');
  if (!player) return null;
  return (
    <Card className={styles.totals}>
      <Total
        name={t({ id: 'statement.total-deposit', message: 'All deposits so far' })}
        sum={text(player.totalDeposit)}
      >
        <Trans id="statement.total-deposit.what">Every deposit that was credited since you joined.</Trans>
      </Total>
      <Total
        name={t({ id: 'statement.total-spend', message: 'All stakes so far' })}
        sum={text(player.totalSpend)}
      >
        <Trans id="statement.total-spend.what">
          Every stake since you joined; money that was won and staked again counts each time.
        </Trans>
      </Total>
    </Card>
  );
}

function Total({ name, sum, children }: { name: ReactNode; sum: string; children: ReactNode }) {
  return (
    <div className={styles.total}>
      <span className={styles.name}>{name}</span>
      <span className={styles.sum}>{sum}</span>
      <p className={styles.note}>{children}</p>
    </div>
  );
}
