import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay, type Deadline } from '@baize/i18n/formats';
import { ModalLink } from '@baize/links';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Gift, Hourglass } from 'lucide-react';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import * as styles from './yesterday-reward.css.ts';

/** On a Monday: Sunday's reward, until when it is open, and the way to its claim; a plain fact, never urged. */
export function YesterdayReward({
  cell,
  money,
  dayEnds,
}: {
  cell: CalendarCell;
  money: MoneyFormat;
  dayEnds: Deadline;
}) {
  const { i18n } = useLingui();
  const Icon = useReducedPressure() ? Gift : Hourglass;
  const day = formatDay({ date: cell.date, locale: i18n.locale, style: 'weekday-day' });
  return (
    <ModalLink modal="rakeback" className={styles.line} data-yesterday={cell.date}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.copy}>
        <span>
          <Trans id="rakeback.yesterday.day">Yesterday, {day}</Trans>
        </span>{' '}
        <span className={styles.amount}>
          <Amount value={cell.amount} money={money} />
        </span>{' '}
        <span className={styles.until}>
          <Trans id="rakeback.open-until">
            Open until <bdi dir="ltr">00:00</bdi>
          </Trans>
          {dayEnds.player === dayEnds.utc ? null : (
            <span className={styles.utc}>
              {' · '}
              <bdi dir="ltr">{dayEnds.utc} UTC</bdi>
            </span>
          )}
        </span>
      </span>
      <ChevronRight size={16} aria-hidden className={styles.way} />
    </ModalLink>
  );
}
