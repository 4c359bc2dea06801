import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import type { CalendarStripProps } from '../calendar/calendar-strip.tsx';
import { NextCountView } from '../calendar/next-count.tsx';
import { exampleCountdown, exampleFacts } from './example-days.ts';

/** The strip's facts at the example's instant. */
export function exampleStrip(cells: readonly CalendarCell[]): Omit<CalendarStripProps, 'money'> {
  return { nextCount: <NextCountView countdown={exampleCountdown()} />, ...exampleFacts(cells) };
}
