import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { getDayFacts } from './calendar-facts.ts';
import { PlayerCalendarSkeleton } from './calendar-states.tsx';
import { CalendarView, NO_CLAIMS, type CalendarShape } from './calendar-view.tsx';
import { DEMO_MONEY } from '../money/money-style.ts';
import { NextCount } from './next-count.tsx';
import { useDemoCalendar } from './use-demo-calendar.ts';
import { useLocalDay } from './use-local-day.ts';

/** The calendar with example amounts, for somebody who is not signed in. */
export function DemoCalendar({ shape, wayIn }: { shape: CalendarShape; wayIn: ReactNode }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const day = useLocalDay();
  const cells = useDemoCalendar(day);
  if (!day || !cells) return <PlayerCalendarSkeleton shape={shape} />;
  return (
    <CalendarView
      shape={shape}
      cells={cells}
      money={DEMO_MONEY}
      {...NO_CLAIMS}
      visitor={{ wayIn }}
      strip={{
        nextCount: <NextCount />,
        claimed: null,
        ...getDayFacts(day, locale),
      }}
    />
  );
}
