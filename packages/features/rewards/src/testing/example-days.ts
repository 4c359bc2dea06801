import type { RakebackDaysResponse } from '@baize/api/endpoints/rewards';
import { buildRakebackCalendar, type CalendarCell } from '@baize/domain/rakeback-calendar';
import { localDate } from '@baize/domain/zone';
import { formatClock, formatDeadline } from '@baize/i18n/formats';
import type { CountdownView } from '../accumulator/use-countdown.ts';
import { getDayFacts } from '../calendar/calendar-facts.ts';
import type { CalendarStripProps } from '../calendar/calendar-strip.tsx';
import { getClaimedTotal } from '../calendar/claimed-total.ts';
import { getDemoDays } from '../calendar/demo-days.ts';

/** A reward day as the platform tells it. */
export type ExampleDay = RakebackDaysResponse['days'][number];

/** Friday 20 November 2026, 18:17:19 in Amsterdam. */
export const NOW = Date.parse('2026-11-20T17:17:19Z');
/** Monday 23 November 2026, 09:00 in Amsterdam: yesterday lies in the week before. */
export const MONDAY = Date.parse('2026-11-23T08:00:00Z');
export const ZONE = 'Europe/Amsterdam';
export const EUR = { currency: 'EUR', crypto: false };

/** One reward of 4.82 on the running day, unless a test says otherwise. */
export function exampleDay(parts: Partial<ExampleDay> = {}): ExampleDay {
  const date = parts.canClaimDate ?? '2026-11-20';
  return { canClaimDate: date, bonusId: `rb-${date}`, amount: 4.82, paidAt: null, reference: null, ...parts };
}

const paid = (canClaimDate: string, amount: number) =>
  exampleDay({ canClaimDate, amount, paidAt: `${canClaimDate}T12:00:00Z` });

/** Two weeks with a day of every kind. */
export const EXAMPLE_DAYS: readonly ExampleDay[] = [
  paid('2026-11-09', 2.4),
  paid('2026-11-10', 3.15),
  exampleDay({ canClaimDate: '2026-11-12', amount: 1.8 }),
  paid('2026-11-13', 5.05),
  paid('2026-11-14', 6.2),
  paid('2026-11-16', 2.95),
  paid('2026-11-18', 4.4),
  exampleDay({ canClaimDate: '2026-11-19', amount: 3.1 }),
  exampleDay(),
];

export function exampleCells(days: readonly ExampleDay[] = EXAMPLE_DAYS, now = NOW): readonly CalendarCell[] {
  return buildRakebackCalendar({ days, now, zone: ZONE, signedIn: true });
}

export function exampleDemo(): readonly CalendarCell[] {
  return getDemoDays({ now: NOW, zone: ZONE, seed: 20_261_120 });
}

export function exampleCell(date: string, days = EXAMPLE_DAYS): CalendarCell {
  const cell = exampleCells(days).find((other) => other.date === date);
  if (!cell) throw new Error(`The example calendar has no ${date}.`);
  return cell;
}

export function exampleCountdown(locale = 'en'): CountdownView {
  const next = Date.parse('2026-11-20T17:30:00Z');
  return {
    minutes: 12,
    seconds: 41,
    next: formatDeadline({ instant: next, zone: ZONE, locale }),
    since: formatClock({ instant: next - 30 * 60_000, zone: ZONE, locale }),
  };
}

export function exampleFacts(
  cells: readonly CalendarCell[],
  locale = 'en',
): Omit<CalendarStripProps, 'money' | 'nextCount'> {
  const date = cells.find(({ today }) => today)?.date ?? localDate({ instant: NOW, zone: ZONE });
  return {
    claimed: getClaimedTotal(cells),
    ...getDayFacts({ date, zone: ZONE, start: NOW }, locale),
  };
}
