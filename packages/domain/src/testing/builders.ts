import type { RakebackDay } from '../rewards/rakeback-calendar.ts';

/** An unpaid reward of 5 on 20 November 2026. */
export function rakebackDay(own: Partial<RakebackDay> = {}): RakebackDay {
  return { canClaimDate: '2026-11-20', bonusId: 'rb-20', amount: 5, paidAt: null, ...own };
}
