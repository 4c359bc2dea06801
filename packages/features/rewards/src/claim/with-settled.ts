import type { RakebackDay } from '@baize/domain/rakeback-calendar';
import type { SettledClaim } from './settled-claims.ts';

/** A reward day with the number of its payment, where it is told. */
export type ToldDay = RakebackDay & { reference?: string | null };

/**
 * Days with what is already known to be paid laid over them: an answer that was on its way before a
 * claim came through cannot open its day again.
 */
export function withSettled(days: readonly ToldDay[], settled: readonly SettledClaim[]): ToldDay[] {
  return days.map((day) => {
    if (day.paidAt !== null) return day;
    const claim = settled.find(({ bonusId, date }) => bonusId === day.bonusId && date === day.canClaimDate);
    return claim ? settledDay(day, claim) : day;
  });
}

function settledDay(day: ToldDay, { amount, paidAt, reference }: SettledClaim): ToldDay {
  return { ...day, amount, paidAt, ...(reference !== undefined && { reference }) };
}
