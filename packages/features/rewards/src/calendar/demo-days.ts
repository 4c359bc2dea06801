import { buildDemoCalendar, type CalendarCell } from '@baize/domain/rakeback-calendar';
import { addDays } from '@baize/domain/zone';

/**
 * The demo by the rule it shows: a day can be claimed on the day after too, so yesterday is not yet missed. Whoever
 * looks on over midnight sees the same story go on: open, still open, then claimed or not.
 */
export function getDemoDays(ask: { now: number; zone: string; seed: number }): readonly CalendarCell[] {
  const cells = buildDemoCalendar(ask);
  const today = cells.find((cell) => cell.today)?.date;
  const yesterday = today === undefined ? null : addDays(today, -1);
  return cells.map((cell) => (cell.date === yesterday ? { ...cell, state: 'last-chance' } : cell));
}
