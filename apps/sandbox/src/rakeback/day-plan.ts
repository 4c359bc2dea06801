const DAY_MS = 86_400_000;

/** The platform's days reach this far back and ahead of its UTC date: every zone's today is among them. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 1;

export function toUtcDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

export function shiftDate(date: string, days: number): string {
  return toUtcDate(Date.parse(date) + days * DAY_MS);
}

export function getRakebackBonusId(playerId: number, date: string): string {
  return `rb-${playerId}-${date.replaceAll('-', '')}`;
}

/** UTC dates the platform shows at an instant, oldest first. */
export function listCalendarDates(now: number): string[] {
  const today = toUtcDate(now);
  return Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) =>
    shiftDate(today, index - DAYS_BACK),
  );
}

export type PlannedDay = { cents: number; paid: boolean };

/** What a reset leaves behind, by distance from the platform's date: claimed, missed and empty days. */
const SEEDED: Readonly<Record<number, PlannedDay>> = {
  [-14]: { cents: 215, paid: true },
  [-13]: { cents: 360, paid: false },
  [-12]: { cents: 0, paid: false },
  [-11]: { cents: 240, paid: true },
  [-10]: { cents: 315, paid: true },
  [-9]: { cents: 0, paid: false },
  [-8]: { cents: 180, paid: false },
  [-7]: { cents: 505, paid: true },
  [-6]: { cents: 620, paid: true },
  [-5]: { cents: 0, paid: false },
  [-4]: { cents: 295, paid: true },
  [-3]: { cents: 0, paid: false },
  [-2]: { cents: 440, paid: true },
  [-1]: { cents: 310, paid: false },
  [0]: { cents: 482, paid: false },
  [1]: { cents: 535, paid: false },
};

export function listSeededDays(now: number): (PlannedDay & { date: string })[] {
  const today = toUtcDate(now);
  return Object.entries(SEEDED).map(([offset, day]) => ({
    ...day,
    date: shiftDate(today, Number(offset)),
  }));
}

/**
 * What a day earns that appears as the clock moves on: the same date always the same amount, 1.00 to 8.99.
 * Only a day the clock jumped over may be empty; from yesterday on there is always something to claim.
 */
export function getEarnedCents({ date, now }: { date: string; now: number }): number {
  const dayNumber = Math.round(Date.parse(date) / DAY_MS);
  const open = date >= shiftDate(toUtcDate(now), -1);
  if (!open && dayNumber % 6 === 0) return 0;
  return 100 + ((dayNumber * 7_919) % 800);
}
