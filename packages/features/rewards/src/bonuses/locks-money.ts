import type { BonusLabel } from '@baize/api/endpoints/rewards';

/** Cashback without a wager is the player's own money at once: it never stands against a withdrawal. */
export function locksMoney(bonus: { type?: BonusLabel['type']; multiplier?: number | null }): boolean {
  return bonus.type !== 'instant-cashback' || (bonus.multiplier ?? 0) > 0;
}
