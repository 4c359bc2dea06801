import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay, formatMoneyText } from '@baize/i18n/formats';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui } from '@lingui/react';
import { Check, Gift, Hourglass, Lock, Minus, type LucideIcon } from 'lucide-react';
import type { MoneyFormat } from '../money/money-style.ts';
import { fitsCompactCell, formatAmountWithoutCurrency } from '../calendar/format-amount-without-currency.ts';
import { useDayLabel } from '../calendar/use-day-label.ts';
import { visibleToPlayers } from '../stored-session.css.ts';
import * as styles from './week-strip.css.ts';

type State = CalendarCell['state'];

const STATE_ICONS: Record<State, LucideIcon> = {
  locked: Lock,
  empty: Minus,
  missed: Minus,
  claimed: Check,
  claimable: Gift,
  'last-chance': Hourglass,
};

export interface WeekStripProps {
  /** The seven days of the running week; null before the day is known: the same boxes, empty. */
  days: readonly CalendarCell[] | null;
  money: MoneyFormat;
  /** `marks` draws what became of each day large, `amounts` small beside what it left. */
  detail: 'marks' | 'amounts';
  /** `low` leaves room in the card for a line above the days. */
  height?: 'whole' | 'low';
}

const NO_DAYS = Array.from({ length: 7 }, (_, place) => place);

/** The running week in seven small cells. */
export function WeekStrip({ days, money, detail, height = 'whole' }: WeekStripProps) {
  if (!days) {
    return (
      <div className={styles.week} aria-hidden>
        {NO_DAYS.map((place) => (
          <div key={place} className={`${styles.waiting} ${styles.size[detail]} ${visibleToPlayers}`} />
        ))}
      </div>
    );
  }
  return (
    <ol className={styles.week}>
      {days.map((cell) => (
        <WeekDay key={cell.date} cell={cell} money={money} detail={detail} height={height} />
      ))}
    </ol>
  );
}

function WeekDay({ cell, money, detail, height }: Omit<WeekStripProps, 'days'> & { cell: CalendarCell }) {
  const { i18n } = useLingui();
  const words = useDayLabel(money);
  const calm = useReducedPressure();
  const Icon = calm && cell.state === 'last-chance' ? Gift : STATE_ICONS[cell.state];
  const plain = detail === 'amounts';
  return (
    <li
      className={classes(cell.state, height === 'low' ? 'low' : detail)}
      data-day={cell.date}
      data-look={cell.state}
    >
      <VisuallyHidden>{words(cell)}</VisuallyHidden>
      <span aria-hidden className={styles.name[cell.state]}>
        <span className={styles.short}>
          {formatDay({ date: cell.date, locale: i18n.locale, style: 'weekday' })}
        </span>
        <span className={styles.letter}>
          {formatDay({ date: cell.date, locale: i18n.locale, style: 'weekday-narrow' })}
        </span>
      </span>
      {plain && cell.state === 'empty' ? null : (
        <span aria-hidden className={plain ? styles.plainMark[cell.state] : styles.mark[cell.state]}>
          <Icon size={plain ? 15 : 17} />
        </span>
      )}
      {plain && cell.state === 'locked' ? null : (
        <span aria-hidden className={styles.amount[cell.state]}>
          <DayAmount cell={cell} money={money} plain={plain} />
        </span>
      )}
    </li>
  );
}

function classes(state: State, size: keyof typeof styles.size): string {
  const names = [styles.day[state], styles.size[size]];
  if (state === 'locked' && size === 'amounts') names.push(styles.closed);
  return names.join(' ');
}

/** The figures, beside them the currency where it has room; too long an amount is left to the words. */
function DayAmount(ask: { cell: CalendarCell; money: MoneyFormat; plain: boolean }) {
  const { cell, money, plain } = ask;
  const { i18n } = useLingui();
  const { locale } = i18n;
  if (cell.state === 'locked') return null;
  if (cell.state === 'empty') return plain ? '–' : null;
  const figures = formatAmountWithoutCurrency({ amount: cell.amount, locale, money });
  if (!fitsCompactCell(figures)) return null;
  const text = formatMoneyText({ amount: cell.amount, locale, ...money });
  const [before, after] = text.length > 8 ? [] : text.split(figures);
  return (
    <bdi dir="ltr">
      <span className={styles.currency}>{before}</span>
      {figures}
      <span className={styles.currency}>{after}</span>
    </bdi>
  );
}
