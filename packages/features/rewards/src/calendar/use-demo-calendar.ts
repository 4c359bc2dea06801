import { visitSeed } from '@baize/browser/random';
import { buildDemoCalendar, type CalendarCell } from '@baize/domain/rakeback-calendar';
import { useMemo } from 'react';
import type { LocalDay } from './use-local-day.ts';

/** Example days, the same through a whole visit (RB-09); null on the server and in the first render. */
export function useDemoCalendar(day: LocalDay | null): readonly CalendarCell[] | null {
  return useMemo(
    () => day && buildDemoCalendar({ now: day.start, zone: day.zone, seed: visitSeed() }),
    [day],
  );
}
