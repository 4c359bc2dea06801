import type { ExplainedMoney } from '@baize/domain/bonus-money';
import { formatMoneyText } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import type { MoneyStyle } from './money-style.ts';
import * as styles from './money-story.css.ts';

/** The whole balance as one bar; its figures stand beneath in words. */
export function MoneyBar({ explained, money }: { explained: ExplainedMoney; money: MoneyStyle }) {
  const { t, i18n } = useLingui();
  const { own, bonus, withdrawable } = explained;
  const whole = own + bonus;
  const text = (amount: number) => formatMoneyText({ amount, locale: i18n.locale, ...money });
  const [mine, extra, now] = [text(own), text(bonus), text(withdrawable)];
  const parts = [
    { kind: withdrawable > 0 ? 'free' : 'locked', amount: own },
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
            className={styles.part[kind]}
            style={{ flexGrow: Math.max(amount / whole, 0.02) }}
          />
        ) : null,
      )}
    </div>
  );
}
