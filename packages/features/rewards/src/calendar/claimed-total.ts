import type { CalendarCell } from '@baize/domain/rakeback-calendar';

/** Amounts have at most 8 decimals; adding them as integers keeps binary fractions out of the sum. */
const UNIT = 1e8;

/** What was claimed in the weeks shown, and on how many days. */
export function claimedTotal(cells: readonly CalendarCell[]): { amount: number; days: number } {
  const claimed = cells.filter((cell) => cell.state === 'claimed');
  const units = claimed.reduce((sum, cell) => sum + Math.round(cell.amount * UNIT), 0);
  return { amount: units / UNIT, days: claimed.length };
}
