import { formatDay } from '@baize/i18n/formats';
import { usePage } from '@baize/page';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './day-tabs.css.ts';

export interface DayTabsProps {
  /** Seven dates in a row, `today` among them. */
  dates: readonly string[];
  today: string;
  selected: string;
  onSelect(date: string): void;
  /** The element the tabs fill. */
  panel: string;
  /** What is said of a day beside its name. */
  badge(date: string): ReactNode;
}

/** The place a key leads to from one of `count`; null for keys that lead nowhere. */
function nextTabIndex(key: string, place: number, { count, mirrored }: { count: number; mirrored: boolean }) {
  const [forward, back] = mirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (place + 1) % count;
  if (key === back) return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Seven days, one chosen; arrow keys move along them, Home and End jump. */
export function DayTabs({ dates, today, selected, onSelect, panel, badge }: DayTabsProps) {
  const { t, i18n } = useLingui();
  const { direction } = usePage();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const mirrored = direction === 'rtl';
    const place = nextTabIndex(event.key, dates.indexOf(selected), { count: dates.length, mirrored });
    const date = place === null ? undefined : dates[place];
    if (date === undefined) return;
    event.preventDefault();
    onSelect(date);
    list.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t({ id: 'promo.calendar.next-days', message: 'Today and the six days after it' })}
      className={css.week}
    >
      {dates.map((date) => (
        <button
          key={date}
          type="button"
          role="tab"
          id={`${panel}-${date}`}
          aria-selected={date === selected}
          aria-controls={panel}
          aria-describedby={`${panel}-${date}-count`}
          {...(date === today && { 'aria-current': 'date' as const })}
          tabIndex={date === selected ? 0 : -1}
          data-date={date}
          className={css.day}
          onClick={() => onSelect(date)}
          onKeyDown={move}
        >
          <VisuallyHidden>{formatDay({ date, locale: i18n.locale, style: 'long' })}</VisuallyHidden>
          <span aria-hidden className={css.weekday}>
            {formatDay({ date, locale: i18n.locale, style: 'weekday' })}
          </span>
          <span aria-hidden className={css.number}>
            {formatDay({ date, locale: i18n.locale, style: 'day' })}
          </span>
          {badge(date)}
          <span aria-hidden className={css.today}>
            {date === today ? (
              <>
                <span className={css.dot} />
                <span className={css.word}>
                  <Trans id="promo.calendar.today">Today</Trans>
                </span>
              </>
            ) : null}
          </span>
        </button>
      ))}
    </div>
  );
}
