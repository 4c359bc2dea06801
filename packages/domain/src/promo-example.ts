import { roundDecimal } from './decimal.ts';
import { readNumber } from './number-text.ts';

type Amount = number | string | null | undefined;

/** What a bonus would add to a deposit and what it asks to be staked for that, in one currency. */
export type PromoExample = { deposit: number; bonus: number; wager: number | null };

function rounded(value: number): number {
  return Number(roundDecimal(value, 8) ?? 0);
}

/**
 * Works a deposit bonus out for the smallest deposit it takes, or where it names none for the one that earns all of
 * it: the percentage of the deposit, never above its threshold, and the bonus times its multiplier as what is to be
 * staked before it is the player's. Null where the bonus does not say enough. Source: S2 §3; issue 6 "money shown is explained".
 */
export function promoExample(bonus: {
  depositBonusPercent?: Amount;
  maxBonusThreshold?: Amount;
  minDeposit?: Amount;
  multiplier?: Amount;
}): PromoExample | null {
  const percent = readNumber(bonus.depositBonusPercent);
  if (percent === null || percent <= 0) return null;
  const most = readNumber(bonus.maxBonusThreshold);
  const least = readNumber(bonus.minDeposit);
  const deposit = least !== null && least > 0 ? least : most === null ? null : (most * 100) / percent;
  if (deposit === null || deposit <= 0) return null;
  const whole = (deposit * percent) / 100;
  const added = rounded(most === null ? whole : Math.min(whole, most));
  const times = readNumber(bonus.multiplier);
  return { deposit: rounded(deposit), bonus: added, wager: times === null ? null : rounded(added * times) };
}
