import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarStrip, type CalendarStripProps } from './calendar-strip.tsx';
import * as styles from './calendar-view.css.ts';
import { ClaimCards, ClaimCardsSkeleton, type ClaimCardsProps } from './claim-cards.tsx';
import { CompactCarousel, CompactGrid } from './compact-grid.tsx';
import { DayCarousel, DayGrid, type DaysProps } from './day-grid.tsx';
import { DemoNote } from './demo-note.tsx';

/**
 * All weeks at once over a page, or one at a time in a page of its own, where the accumulator counts and the receipts
 * sum already; the compact ones are a phone's.
 */
export type CalendarShape = 'grid' | 'carousel' | 'compact' | 'compact-carousel';

export interface CalendarViewProps extends DaysProps {
  shape: CalendarShape;
  strip: Omit<CalendarStripProps, 'money'>;
  /** Stands above the days. */
  notice?: ReactNode;
  /** A visitor sees example amounts and a way in. */
  visitor?: { wayIn: ReactNode };
}

/** The whole rakeback calendar: facts, days, rule. */
export function CalendarView({ shape, strip, notice = null, visitor, ...days }: CalendarViewProps) {
  return (
    <div className={styles.calendar}>
      {notice}
      <CalendarStrip
        {...(isInPage(shape) ? { ...strip, nextCount: null, claimed: null, rule: <ZoneRule /> } : strip)}
        money={days.money}
      />
      {visitor ? <DemoNote /> : null}
      {visitor || !shape.startsWith('compact') ? null : <Open {...days} dayEnds={strip.dayEnds} />}
      <Days shape={shape} {...days} />
      {visitor ? <div className={styles.wayIn}>{visitor.wayIn}</div> : null}
      {isInPage(shape) ? null : <ZoneRule />}
    </div>
  );
}

function ZoneRule() {
  return (
    <p className={styles.foot}>
      <Info size={18} aria-hidden className={styles.info} />
      <span>
        <Trans id="rakeback.zone-rule">
          Reward days follow your own time zone. Days open one by one, at midnight your time.
        </Trans>
      </span>
    </p>
  );
}

/** Nothing is counted or summed twice on one screen. */
function isInPage(shape: CalendarShape): boolean {
  return shape === 'carousel' || shape === 'compact-carousel';
}

/** On a phone the open rewards have cards of their own; their place is kept while days are read. */
function Open({ isLoading, ...cards }: ClaimCardsProps) {
  return isLoading ? <ClaimCardsSkeleton /> : <ClaimCards {...cards} />;
}

function Days({ shape, ...days }: DaysProps & { shape: CalendarShape }) {
  const progress = days.isLoading ? 'waiting' : 'known';
  switch (shape) {
    case 'grid':
      return <DayGrid {...days} />;
    case 'carousel':
      return <DayCarousel {...days} />;
    case 'compact':
      return <CompactGrid cells={days.cells} money={days.money} progress={progress} />;
    case 'compact-carousel':
      return (
        <CompactCarousel
          cells={days.cells}
          money={days.money}
          progress={progress}
          resting={days.isPaused ?? false}
        />
      );
  }
}

/** Nothing can be claimed where nobody is signed in. */
export const NO_CLAIMS: Pick<DaysProps, 'pending' | 'onClaim'> = {
  pending: new Set<string>(),
  onClaim: (_cell: CalendarCell) => undefined,
};
