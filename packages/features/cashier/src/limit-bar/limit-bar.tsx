import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Progress } from '@baize/ui/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './limit-bar.css.ts';
import type { DepositLimit } from './use-deposit-limits.ts';

/** How much of a deposit limit is left and used, and when it starts anew in both times (SES-14, beyond 2). */
export function LimitBar({ limit, currency }: { limit: DepositLimit; currency: string }) {
  const { t } = useLingui();
  const text = useMoneyFormatter(currency);
  const twoTimes = useFormatLocalAndUtc();
  const { period, endsAt } = limit;
  const [left, used, amount] = [text(limit.left), text(limit.used), text(limit.amount)];
  const name = {
    daily: t({ id: 'deposit.limit.daily', message: 'Daily deposit limit' }),
    weekly: t({ id: 'deposit.limit.weekly', message: 'Weekly deposit limit' }),
    monthly: t({ id: 'deposit.limit.monthly', message: 'Monthly deposit limit' }),
  }[period];
  const when = endsAt === null ? null : twoTimes(endsAt);
  return (
    <div className={styles.bar}>
      <p className={styles.header}>
        <span className={styles.name}>{name}</span>
        <strong className={styles.left}>
          <Trans id="deposit.limit.left">
            <MoneyAmount value={limit.left} currency={currency} /> left
          </Trans>
        </strong>
      </p>
      <Progress
        kind="limit"
        label={name}
        valueText={t({ id: 'deposit.limit.progress', message: `${used} of ${amount} used, ${left} left` })}
        value={limit.amount === 0 ? 1 : limit.used / limit.amount}
      />
      <p className={styles.footer}>
        <Trans id="deposit.limit.used">
          <MoneyAmount value={limit.used} currency={currency} /> of{' '}
          <MoneyAmount value={limit.amount} currency={currency} /> used.
        </Trans>
        {when === null ? null : (
          <>
            {' '}
            <Trans id="deposit.limit.resets">Resets {when}.</Trans>
          </>
        )}
      </p>
    </div>
  );
}
