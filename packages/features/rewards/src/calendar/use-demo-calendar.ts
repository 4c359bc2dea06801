import { visitSeed } from '@baize/browser/random';
import { useMemo } from 'react';
import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { getDemoDays } from './demo-days.ts';
import type { LocalDay } from './use-local-day.ts';

/** Example days, the same through a whole visit (RB-09); null on the server and in the first render. */
export function useDemoCalendar(day: LocalDay | null): readonly CalendarCell[] | null {
  return useMemo(() => day && getDemoDays({ now: day.start, zone: day.zone, seed: visitSeed() }), [day]);
}
