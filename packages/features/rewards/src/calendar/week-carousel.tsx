import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay } from '@baize/i18n/formats';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { Carousel, type CarouselLabels } from '@baize/ui/carousel';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as styles from './week-carousel.css.ts';
import { WeekdayHeads } from './weekday-heads.tsx';
import { getClaimableDays, toWeeks, type Week } from './weeks.ts';

/**
 * The weeks one at a time, the running one first and the one before it last; that one first while yesterday in it is
 * all that is open, for then nothing turns by itself. It moves on by itself,
 * rests under pointer, focus and reduced motion, and has a pause button (RB-10).
 */
export function WeekCarousel({
  cells,
  heads = 'start',
  resting = false,
  children,
}: {
  cells: readonly CalendarCell[];
  heads?: 'start' | 'centred';
  /** True while one of its days can be claimed, is being claimed or talked about. */
  resting?: boolean;
  children(week: Week): ReactNode;
}) {
  const words = useCarouselWords();
  const calm = useReducedPressure();
  const weeks = toWeeks(cells);
  const first = useFirstWeek(cells, weeks);
  const turned = [...weeks.slice(first), ...weeks.slice(0, first)];
  return (
    <Carousel
      labels={words}
      suspended={calm ? 'for-good' : resting}
      className={styles.carousel}
      controlsClassName={styles.controls}
      slides={turned.map((week) => ({
        id: week.cells[0]?.date ?? '',
        content: (
          <div className={styles.slide}>
            <WeekName week={week} />
            <WeekdayHeads cells={cells} {...(heads === 'centred' && { centred: true })} />
            {children(week)}
          </div>
        ),
      }))}
    />
  );
}

/** The place of the week shown first; kept for the day, so that a claim turns nothing. */
function useFirstWeek(cells: readonly CalendarCell[], weeks: readonly Week[]): number {
  const today = cells.find((cell) => cell.today)?.date ?? '';
  const [open] = getClaimableDays(cells);
  const date = open?.date ?? today;
  const first = weeks.findIndex((week) => week.cells.some((cell) => cell.date === date));
  const [kept, keep] = useState({ today, first });
  if (kept.today === today) return kept.first;
  keep({ today, first });
  return first;
}

function WeekName({ week }: { week: Week }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const from = formatDay({ date: week.cells[0]?.date ?? '', locale, style: 'day-month' });
  const to = formatDay({ date: week.cells.at(-1)?.date ?? '', locale, style: 'day-month' });
  return (
    <h3 className={styles.name}>
      {week.cells.some((cell) => cell.today) ? (
        <Trans id="rakeback.week.running">
          This week, {from} – {to}
        </Trans>
      ) : (
        <Trans id="rakeback.week.range">
          {from} – {to}
        </Trans>
      )}
    </h3>
  );
}

function useCarouselWords(): CarouselLabels {
  const { t } = useLingui();
  return {
    label: t({ id: 'rakeback.carousel.label', message: 'Reward days, week by week' }),
    roleDescription: t({ id: 'carousel.kind', message: 'carousel' }),
    pause: t({ id: 'carousel.pause', message: 'Pause' }),
    play: t({ id: 'carousel.play', message: 'Play' }),
    slide: (index, count) => t({ id: 'rakeback.carousel.position', message: `Week ${index} of ${count}` }),
    goTo: (index) => t({ id: 'rakeback.carousel.go-to', message: `Show week ${index}` }),
  };
}
