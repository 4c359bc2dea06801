import { receiptsTotal } from '@baize/domain/claim-receipts';
import type { CalendarCell } from '@baize/domain/rakeback-calendar';

/** What was claimed in the weeks shown, and on how many days. */
export function getClaimedTotal(cells: readonly CalendarCell[]): { amount: number; days: number } {
  const claimed = cells.filter((cell) => cell.state === 'claimed');
  return { amount: receiptsTotal(claimed), days: claimed.length };
}
