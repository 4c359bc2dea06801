import { bonusView, type BonusLabel } from './bonus.ts';
import { readNumber } from './number-text.ts';

/** What is to be wagered before a withdrawal: for the deposits, and for the bonus that runs. */
export type WageringConditions = {
  /** In the player's own currency; 0 where nothing is left. */
  depositLeft: number;
  /** Null where no bonus runs; amounts in its own currency, null where the platform does not say. */
  bonus: { name: string; amount: number | null; left: number | null } | null;
};

/**
 * Returns both conditions that hold a player's withdrawals, from the player's details: a deposit's own wagering
 * (`wageringLeft`) and the running bonus with its amount. Source: S2 §8, §9; requirements PAY-09.
 */
export function wageringConditions({
  wageringLeft,
  activeBonus,
}: {
  wageringLeft: number | string | null | undefined;
  activeBonus: (BonusLabel & { name: string }) | null;
}): WageringConditions {
  return {
    depositLeft: Math.max(0, readNumber(wageringLeft) ?? 0),
    bonus: activeBonus && {
      name: activeBonus.name,
      amount: readNumber(activeBonus.bonusAmount),
      left: bonusView(activeBonus, { now: 0 }).wagering?.left ?? null,
    },
  };
}
