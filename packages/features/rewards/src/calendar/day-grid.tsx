import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { DayCell } from './day-cell.tsx';
import * as styles from './day-grid.css.ts';
import type { MoneyFormat } from '../money/money-style.ts';
import { WeekCarousel } from './week-carousel.tsx';
import { WeekdayHeads } from './weekday-heads.tsx';
import { toWeeks, type Week } from './weeks.ts';

export interface DaysProps {
  cells: readonly CalendarCell[];
  money: MoneyFormat;
  /** Dates whose claim is on its way. */
  pending: ReadonlySet<string>;
  /** The days' rewards are not read yet. */
  isLoading?: true;
  /** A reward is open, on its way or being talked about: nothing moves on by itself. */
  isPaused?: boolean;
  onClaim(cell: CalendarCell): void;
}

/** Four weeks under their weekdays. */
export function DayGrid(days: DaysProps) {
  return (
    <div>
      <WeekdayHeads cells={days.cells} />
      <ol className={styles.grid}>
        {toWeeks(days.cells).map((week) => (
          <WeekDays key={week.cells[0]?.date} week={week} {...days} />
        ))}
      </ol>
    </div>
  );
}

/** The weeks one at a time, all of one height. */
export function DayCarousel(days: DaysProps) {
  return (
    <WeekCarousel cells={days.cells} resting={days.isPaused ?? false}>
      {(week) => (
        <ol className={styles.grid}>
          <WeekDays week={{ ...week, height: 'open' }} {...days} />
        </ol>
      )}
    </WeekCarousel>
  );
}

function WeekDays({ week, cells, money, pending, isLoading, onClaim }: DaysProps & { week: Week }) {
  return week.cells.map((cell) => (
    <DayCell
      key={cell.date}
      cell={cell}
      height={week.height}
      money={money}
      progress={isLoading ? 'waiting' : pending.has(cell.date) ? 'pending' : 'known'}
      isFirst={cell === cells[0]}
      onClaim={onClaim}
    />
  ));
}
