import type { RakebackDay } from '@baize/domain/rakeback-calendar';
import type { ConfirmedClaim } from './confirmed-claims.ts';

/** A reward day with the number of its payment, where it is told. */
export type RakebackDayWithReference = RakebackDay & { reference?: string | null };

/**
 * Days with what is already known to be paid laid over them: an answer that was on its way before a
 * claim came through cannot open its day again.
 */
export function mergeConfirmedClaims(
  days: readonly RakebackDayWithReference[],
  settled: readonly ConfirmedClaim[],
): RakebackDayWithReference[] {
  return days.map((day) => {
    if (day.paidAt !== null) return day;
    const claim = settled.find(({ bonusId, date }) => bonusId === day.bonusId && date === day.canClaimDate);
    return claim ? confirmDay(day, claim) : day;
  });
}

function confirmDay(
  day: RakebackDayWithReference,
  { amount, paidAt, reference }: ConfirmedClaim,
): RakebackDayWithReference {
  return { ...day, amount, paidAt, ...(reference !== undefined && { reference }) };
}
