import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { bonusView, type Wagering } from '@baize/domain/bonus';
import { formatMoneyText } from '@baize/i18n/formats';
import { Progress } from '@baize/ui/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import { getMoneyStyle } from './bonus-money.ts';
import * as styles from './wager-progress.css.ts';

/** How far a bonus is wagered; null where it says nothing of it, or nothing is to be wagered. */
function getWagering(bonus: BonusLabel): Wagering | null {
  const { wagering } = bonusView(bonus, { now: 0 });
  return wagering && wagering.total > 0 ? wagering : null;
}

/** What is done, what is left and what it is of, never one of them alone. */
export function WagerProgress({ bonus, currency }: { bonus: BonusLabel; currency: string }) {
  const wagering = getWagering(bonus);
  const money = getMoneyStyle(bonus.currencyCode ?? currency);
  return wagering ? <WagerBar wagering={wagering} money={money} /> : null;
}

function WagerBar({ wagering, money }: { wagering: Wagering; money: MoneyFormat }) {
  const { t, i18n } = useLingui();
  const { done, left, total } = wagering;
  const text = (amount: number) =>
    `\u2066${formatMoneyText({ amount, locale: i18n.locale, ...money })}\u2069`;
  const words = { done: text(done), left: text(left), total: text(total) };
  return (
    <div className={styles.wager}>
      <p className={styles.left}>
        <Trans id="bonus.wager.left">
          <strong className={styles.figure}>
            <Amount value={left} money={money} />
          </strong>{' '}
          left to wager
        </Trans>
      </p>
      <Progress
        label={t({ id: 'bonus.wager.label', message: 'Wagering' })}
        valueText={t({
          id: 'bonus.wager.text',
          message: `${words.done} of ${words.total} wagered, ${words.left} left`,
        })}
        value={total === 0 ? 1 : done / total}
      />
      <p className={styles.done}>
        <Trans id="bonus.wager.done">
          <Amount value={done} money={money} /> of <Amount value={total} money={money} /> wagered
        </Trans>
      </p>
    </div>
  );
}
