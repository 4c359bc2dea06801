import { usePlayer } from '@baize/player';
import { Card } from '@baize/ui/card';
import { Progress } from '@baize/ui/progress';
import { useLingui } from '@lingui/react/macro';
import { RemainingText, UsedText, TotalText } from '../messages/limit-texts.tsx';
import { useFormatPlayerMoney } from '../messages/use-format-player-money.ts';
import * as css from './limits.css.ts';

/** What is used and left of the month's deposits, as the account tells it (`userMonthlyLimit`, SES-14). */
export function MonthBar() {
  const { t } = useLingui();
  const money = useFormatPlayerMoney();
  const month = usePlayer()?.userMonthlyLimit;
  if (!month || month.limit === null) return null;
  const { limit } = month;
  const used = month.used ?? 0;
  const left = Math.max(0, month.left ?? limit - used);
  const [usedText, leftText, whole] = [money(used), money(left), money(limit)];
  const name = t({ id: 'limits.month', message: 'Deposits this month' });
  return (
    <Card className={css.month}>
      <p className={css.monthHead}>
        <span className={css.monthName}>{name}</span>
        <span>
          <RemainingText left={leftText} />
        </span>
      </p>
      <Progress
        kind="limit"
        label={name}
        valueText={`${usedText} / ${whole}`}
        value={limit > 0 ? used / limit : 1}
      />
      <p className={css.figures}>
        <span>
          <UsedText used={usedText} />
        </span>
        <span className={css.fullWidth}>
          <TotalText whole={whole} />
        </span>
      </p>
    </Card>
  );
}
