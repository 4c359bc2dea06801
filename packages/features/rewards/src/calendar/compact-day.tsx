import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay } from '@baize/i18n/formats';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import * as styles from './compact-grid.css.ts';
import { DayIcon } from './day-icon.tsx';
import type { MoneyStyle } from './money-style.ts';
import { fits, plainAmount } from './plain-amount.ts';
import { useDayWords } from './use-day-words.ts';
import { lookOf, type DayLook, type DayProgress, type WeekHeight } from './weeks.ts';

/** Which day the phone's grid says in words. */
export function useToldDay(): { told: string | null; tell(date: string): void } {
  const [told, tell] = useState<string | null>(null);
  return { told, tell };
}

export interface CompactDayProps {
  cell: CalendarCell;
  height: WeekHeight;
  money: MoneyStyle;
  progress: DayProgress;
  /** Its words stand below the grid. */
  told: boolean;
  tell(date: string): void;
}

/** A day on a phone: date and amount; a tap says it in words. Renders anew only when its day is another. */
export const CompactDay = memo(function CompactDay(props: CompactDayProps) {
  const { cell, height, money, progress, told, tell } = props;
  const words = useDayWords(money);
  const { i18n } = useLingui();
  const { locale } = i18n;
  const look = lookOf(cell, progress);
  const day = formatDay({ date: cell.date, locale, style: 'long' });
  const shown = figures({ cell, look, locale, money });
  return (
    <li>
      <button
        type="button"
        className={`${styles.cell[look]} ${height === 'coming' ? styles.low : styles.high}`}
        data-day={cell.date}
        data-look={look}
        aria-pressed={told}
        onClick={() => tell(cell.date)}
      >
        <VisuallyHidden>{look === 'waiting' ? day : words(cell)}</VisuallyHidden>
        <bdi aria-hidden>{formatDay({ date: cell.date, locale, style: 'day' })}</bdi>
        {look === 'locked' || !fits(shown) ? (
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

function figures(ask: { cell: CalendarCell; look: DayLook; locale: string; money: MoneyStyle }): string {
  const { cell, look, locale, money } = ask;
  if (look === 'waiting') return '\u00a0';
  return look === 'empty' ? '–' : plainAmount({ amount: cell.amount, locale, money });
}

/** The tapped day in a sentence; its lines are kept while nothing is tapped. */
export function ToldDay({
  cells,
  money,
  told,
}: {
  cells: readonly CalendarCell[];
  money: MoneyStyle;
  told: string | null;
}) {
  const words = useDayWords(money);
  const cell = cells.find(({ date }) => date === told);
  return (
    <p className={styles.words} aria-live="polite">
      {cell ? words(cell) : <Trans id="rakeback.words.hint">Tap a day to read about it.</Trans>}
    </p>
  );
}
