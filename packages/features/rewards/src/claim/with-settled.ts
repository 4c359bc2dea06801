import type { RakebackDay } from '@baize/domain/rakeback-calendar';
import type { SettledClaim } from './settled-claims.ts';

/**
 * Days with what is already known to be paid laid over them: an answer that was on its way before a
 * claim came through cannot open its day again.
 */
export function withSettled(days: readonly RakebackDay[], settled: readonly SettledClaim[]): RakebackDay[] {
  return days.map((day) => {
    if (day.paidAt !== null) return day;
    const claim = settled.find(({ bonusId, date }) => bonusId === day.bonusId && date === day.canClaimDate);
    return claim ? { ...day, amount: claim.amount, paidAt: claim.paidAt } : day;
  });
}
