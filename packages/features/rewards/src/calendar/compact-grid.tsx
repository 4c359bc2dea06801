import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { CompactDay, SelectedDayText, useSelectedDay } from './compact-day.tsx';
import * as styles from './compact-grid.css.ts';
import type { MoneyFormat } from '../money/money-style.ts';
import { WeekCarousel } from './week-carousel.tsx';
import { WeekdayHeads } from './weekday-heads.tsx';
import { toWeeks, type DayLoadState } from './weeks.ts';

interface CompactDaysProps {
  cells: readonly CalendarCell[];
  money: MoneyFormat;
  progress: Exclude<DayLoadState, 'pending'>;
  resting?: boolean;
}

/** The 28 days on a phone. */
export function CompactGrid({ cells, money, progress }: CompactDaysProps) {
  const { told, tell } = useSelectedDay();
  return (
    <div>
      <WeekdayHeads cells={cells} centred />
      <ol className={styles.grid}>
        {toWeeks(cells).flatMap(({ cells: days, height }) =>
          days.map((day) => (
            <CompactDay
              key={day.date}
              cell={day}
              height={height}
              money={money}
              progress={progress}
              isSelected={day.date === told}
              onSelect={tell}
            />
          )),
        )}
      </ol>
      <SelectedDayText cells={cells} money={money} selectedDate={told} />
    </div>
  );
}

/** The weeks on a phone, one at a time. */
export function CompactCarousel({ cells, money, progress, resting = false }: CompactDaysProps) {
  const { told, tell } = useSelectedDay();
  return (
    <div>
      <WeekCarousel cells={cells} heads="centred" resting={resting}>
        {(week) => (
          <ol className={styles.grid}>
            {week.cells.map((day) => (
              <CompactDay
                key={day.date}
                cell={day}
                height="open"
                money={money}
                progress={progress}
                isSelected={day.date === told}
                onSelect={tell}
              />
            ))}
          </ol>
        )}
      </WeekCarousel>
      <SelectedDayText cells={cells} money={money} selectedDate={told} />
    </div>
  );
}
