import type { BalanceBreakdown } from '@baize/domain/balance-breakdown';
import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import { Card } from '@baize/ui/card';
import { Disclosure } from '@baize/ui/disclosure';
import { BalanceAge } from '@baize/wallet/balance-age';
import { FormattedMoney } from '@baize/wallet/money';
import { BalanceBreakdownView, type BalanceBreakdownViewProps } from '@baize/wallet/money-story';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './player-withdraw.css.ts';

interface WithdrawableMoneyProps {
  explained: BalanceBreakdown;
  blocks: readonly WithdrawalBlock[];
  money: BalanceBreakdownViewProps['money'];
  actions: BalanceBreakdownViewProps['actions'];
}

/** What can be withdrawn now, and why not the rest; one line where all of it can be, with the parts one press away. */
export function WithdrawableMoney(props: WithdrawableMoneyProps) {
  const { explained, blocks, money } = props;
  const { t } = useLingui();
  const { locked, withdrawable, activeBonus } = explained;
  const title = t({ id: 'bonus.money.title', message: 'Your balance' });
  if (locked > 0 || blocks.length > 0 || activeBonus)
    return (
      <Card as="section" aria-labelledby="withdraw-now">
        <h2 id="withdraw-now" className={styles.cardTitle}>
          {title}
        </h2>
        <BalanceBreakdownView {...props} />
        <BalanceAge />
      </Card>
    );
  return (
    <section aria-label={title} className={styles.freeMoney}>
      <Disclosure
        label={
          <>
            <Trans id="bonus.money.withdrawable">You can withdraw now</Trans> <BalanceAge />
          </>
        }
        hint={
          <span className={styles.freeAmount}>
            <FormattedMoney amount={withdrawable} {...money} />
          </span>
        }
      >
        <BalanceBreakdownView {...props} withdrawableShown="above" />
      </Disclosure>
    </section>
  );
}
