import type { BalanceBreakdown } from '@baize/domain/balance-breakdown';
import { formatMoneyText } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import type { MoneyFormat } from './money-format.ts';
import * as styles from './balance-breakdown-view.css.ts';

/** The whole balance as one bar; its figures stand beneath in words. */
export function BalanceBar({ explained, money }: { explained: BalanceBreakdown; money: MoneyFormat }) {
  const { t, i18n } = useLingui();
  const { real, bonus, withdrawable } = explained;
  const whole = real + bonus;
  const text = (amount: number) => formatMoneyText({ amount, locale: i18n.locale, ...money });
  const [mine, extra, now] = [text(real), text(bonus), text(withdrawable)];
  const parts = [
    { kind: withdrawable > 0 ? 'free' : 'locked', amount: real },
    { kind: 'bonus', amount: bonus },
  ] as const;
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={t({
        id: 'bonus.money.bar',
        message: `${mine} of your own, ${extra} bonus money, ${now} can be withdrawn now`,
      })}
    >
      {parts.map(({ kind, amount }) =>
        amount > 0 ? (
          <span
            key={kind}
            className={styles.barPart[kind]}
            style={{ flexGrow: Math.max(amount / whole, 0.02) }}
          />
        ) : null,
      )}
    </div>
  );
}
