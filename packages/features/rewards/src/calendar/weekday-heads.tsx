import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react';
import * as styles from './day-grid.css.ts';

/** The weekdays over the columns; every cell says its whole date itself. */
export function WeekdayHeads({ cells, centred }: { cells: readonly CalendarCell[]; centred?: true }) {
  const { i18n } = useLingui();
  return (
    <div aria-hidden className={centred ? styles.centredHeads : styles.heads}>
      {cells.slice(0, 7).map(({ date }) => (
        <span key={date} className={centred ? styles.centredHead : styles.head}>
          <span className={centred && styles.shortName}>
            {formatDay({ date, locale: i18n.locale, style: 'weekday' })}
          </span>
          {centred ? (
            <span className={styles.letter}>
              {formatDay({ date, locale: i18n.locale, style: 'weekday-narrow' })}
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}
