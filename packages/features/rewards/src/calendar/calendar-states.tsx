import { buildRakebackCalendar } from '@baize/domain/rakeback-calendar';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './calendar-states.css.ts';
import { getDayFacts } from './calendar-facts.ts';
import { CalendarView, NO_CLAIMS, type CalendarShape } from './calendar-view.tsx';
import { DEMO_MONEY } from '../money/money-style.ts';
import { NextCount } from './next-count.tsx';
import { useLocalDay, type LocalDay } from './use-local-day.ts';

const BOXES: Record<CalendarShape, readonly { height: number; count: number }[]> = {
  grid: [
    { height: 94, count: 7 },
    { height: 134, count: 7 },
    { height: 54, count: 7 },
    { height: 54, count: 7 },
  ],
  compact: [
    { height: 52, count: 7 },
    { height: 52, count: 7 },
    { height: 44, count: 7 },
    { height: 44, count: 7 },
  ],
  carousel: [{ height: 134, count: 7 }],
  'compact-carousel': [{ height: 52, count: 7 }],
};

/** The boxes of what is coming, before even the day is known. */
function CalendarBoxes({ shape }: { shape: CalendarShape }) {
  return (
    <div className={styles.boxes}>
      <Skeleton height={shape.startsWith('compact') ? 160 : 80} shape="block" />
      {BOXES[shape].map(({ height, count }, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: count }, (_, place) => (
            <Skeleton key={place} height={height} shape="block" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What is known stands there at once: days, clocks and the rule; only the rewards wait. */
export function CalendarRewardsSkeleton({
  shape,
  day,
  nextCount,
}: {
  shape: CalendarShape;
  day: LocalDay;
  nextCount: ReactNode;
}) {
  const { i18n } = useLingui();
  const cells = buildRakebackCalendar({ days: [], now: day.start, zone: day.zone, signedIn: true });
  return (
    <CalendarView
      shape={shape}
      cells={cells}
      money={DEMO_MONEY}
      {...NO_CLAIMS}
      isLoading
      strip={{ nextCount, claimed: 'waiting', ...getDayFacts(day, i18n.locale) }}
    />
  );
}

/** A player's calendar before its first answer; refreshes never bring it back. */
export function PlayerCalendarSkeleton({ shape }: { shape: CalendarShape }) {
  const day = useLocalDay();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <Trans id="rakeback.loading">Loading your days</Trans>
      </VisuallyHidden>
      {day ? (
        <CalendarRewardsSkeleton shape={shape} day={day} nextCount={<NextCount />} />
      ) : (
        <CalendarBoxes shape={shape} />
      )}
    </div>
  );
}

/**
 * The days could not be read at all; what was read once stays on the screen instead. As high as the
 * calendar it stands for, so that a dialog keeps its size.
 */
export function CalendarError({ shape, onRetry }: { shape: CalendarShape; onRetry(): void }) {
  return (
    <div className={styles.stack}>
      <div className={styles.unseen} aria-hidden>
        <PlayerCalendarSkeleton shape={shape} />
      </div>
      <Failure onRetry={onRetry} />
    </div>
  );
}

function Failure({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.failed} role="alert">
      <CloudAlert size={36} strokeWidth={1.6} aria-hidden className={styles.icon} />
      <p className={styles.copy}>
        <Trans id="rakeback.failed">Your days could not be loaded. Nothing is lost.</Trans>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <Trans id="button.try-again">Try again</Trans>
      </Button>
    </div>
  );
}
