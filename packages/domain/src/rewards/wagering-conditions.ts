import { bonusView, type BonusLabel } from './bonus.ts';
import { readNumber } from '../money/number-text.ts';

/** What is to be wagered before a withdrawal: for the deposits, and for the bonus that runs. */
export type WageringConditions = {
  /** In the player's own currency; 0 where nothing is left. */
  depositLeft: number;
  /** Null where no bonus runs; amounts in its own currency, null where the platform does not say. */
  bonus: { name: string; amount: number | null; left: number | null } | null;
};

/**
 * Returns what is to be wagered of deposits in a currency before it can be withdrawn, in that currency: as its wallet says, else
 * of the player's own currency as the details do; null where nothing is known of it. Requirements PAY-09.
 */
export function depositWageringLeft(
  {
    wageringLeft,
    wallet,
  }: {
    wageringLeft: number | string | null | undefined;
    wallet: {
      currencyCode: string;
      wallets?: readonly { currencyCode: string; wageringLeft?: number | null | undefined }[] | null;
    };
  },
  currencyCode: string,
): number | null {
  const held = wallet.wallets?.find((one) => one.currencyCode === currencyCode);
  const own = wallet.currencyCode === currencyCode ? wageringLeft : null;
  const left = readNumber(held?.wageringLeft ?? own);
  return left === null ? null : Math.max(0, left);
}

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
