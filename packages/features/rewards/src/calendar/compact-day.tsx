import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay } from '@baize/i18n/formats';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import * as styles from './compact-grid.css.ts';
import { DayIcon } from './day-icon.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import { fitsCompactCell, formatAmountWithoutCurrency } from './format-amount-without-currency.ts';
import { useDayLabel } from './use-day-label.ts';
import { getDayAppearance, type DayAppearance, type DayLoadState, type WeekHeight } from './weeks.ts';

/** Which day the phone's grid says in words. */
export function useSelectedDay(): { told: string | null; tell(date: string): void } {
  const [told, tell] = useState<string | null>(null);
  return { told, tell };
}

export interface CompactDayProps {
  cell: CalendarCell;
  height: WeekHeight;
  money: MoneyFormat;
  progress: DayLoadState;
  /** Its words stand below the grid. */
  isSelected: boolean;
  onSelect(date: string): void;
}

/** A day on a phone: date and amount; a tap says it in words. Renders anew only when its day is another. */
export const CompactDay = memo(function CompactDay(props: CompactDayProps) {
  const { cell, height, money, progress, isSelected, onSelect } = props;
  const words = useDayLabel(money);
  const { i18n } = useLingui();
  const { locale } = i18n;
  const look = getDayAppearance(cell, progress);
  const day = formatDay({ date: cell.date, locale, style: 'long' });
  const shown = figures({ cell, look, locale, money });
  return (
    <li>
      <button
        type="button"
        className={`${styles.cell[look]} ${height === 'coming' ? styles.low : styles.high}`}
        data-day={cell.date}
        data-look={look}
        aria-pressed={isSelected}
        onClick={() => onSelect(cell.date)}
      >
        <VisuallyHidden>{look === 'waiting' ? day : words(cell)}</VisuallyHidden>
        <bdi aria-hidden>{formatDay({ date: cell.date, locale, style: 'day' })}</bdi>
        {look === 'locked' || !fitsCompactCell(shown) ? (
          <DayIcon look={look} />
        ) : (
          <bdi aria-hidden dir="ltr" className={styles.amount[look]}>
            {shown}
          </bdi>
        )}
      </button>
    </li>
  );
});

function figures(ask: {
  cell: CalendarCell;
  look: DayAppearance;
  locale: string;
  money: MoneyFormat;
}): string {
  const { cell, look, locale, money } = ask;
  if (look === 'waiting') return '\u00a0';
  return look === 'empty' ? '–' : formatAmountWithoutCurrency({ amount: cell.amount, locale, money });
}

/** The tapped day in a sentence; its lines are kept while nothing is tapped. */
export function SelectedDayText({
  cells,
  money,
  selectedDate,
}: {
  cells: readonly CalendarCell[];
  money: MoneyFormat;
  selectedDate: string | null;
}) {
  const words = useDayLabel(money);
  const cell = cells.find(({ date }) => date === selectedDate);
  return (
    <p className={styles.copy} aria-live="polite">
      {cell ? words(cell) : <Trans id="rakeback.day-label.hint">Tap a day to read about it.</Trans>}
    </p>
  );
}
