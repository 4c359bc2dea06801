import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { CompactDay, ToldDay, useToldDay } from './compact-day.tsx';
import * as styles from './compact-grid.css.ts';
import type { MoneyStyle } from './money-style.ts';
import { WeekCarousel } from './week-carousel.tsx';
import { WeekdayHeads } from './weekday-heads.tsx';
import { weeksOf, type DayProgress } from './weeks.ts';

interface CompactDaysProps {
  cells: readonly CalendarCell[];
  money: MoneyStyle;
  progress: Exclude<DayProgress, 'pending'>;
  resting?: boolean;
}

/** The 28 days on a phone. */
export function CompactGrid({ cells, money, progress }: CompactDaysProps) {
  const { told, tell } = useToldDay();
  return (
    <div>
      <WeekdayHeads cells={cells} centred />
      <ol className={styles.grid}>
        {weeksOf(cells).flatMap(({ cells: days, height }) =>
          days.map((day) => (
            <CompactDay
              key={day.date}
              cell={day}
              height={height}
              money={money}
              progress={progress}
              told={day.date === told}
              tell={tell}
            />
          )),
        )}
      </ol>
      <ToldDay cells={cells} money={money} told={told} />
    </div>
  );
}

/** The weeks on a phone, one at a time. */
export function CompactCarousel({ cells, money, progress, resting = false }: CompactDaysProps) {
  const { told, tell } = useToldDay();
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
                told={day.date === told}
                tell={tell}
              />
            ))}
          </ol>
        )}
      </WeekCarousel>
      <ToldDay cells={cells} money={money} told={told} />
    </div>
  );
}
