import type { BonusLabel } from '@baize/api/endpoints/rewards';
import type { BonusAmount } from '@baize/domain/bonus';
import { isCryptoCurrency } from '@baize/domain/wallet';
import type { MoneyFormat } from '../money/money-style.ts';

/** How amounts of a currency are written. */
export function getMoneyStyle(currency: string): MoneyFormat {
  return { currency, crypto: isCryptoCurrency(currency) };
}

/** An amount of a bonus as it is told: in the bonus's own currency, and in the player's where that is another. */
export interface BonusAmountPair {
  original: { value: number; money: MoneyFormat } | null;
  converted: { value: number; money: MoneyFormat } | null;
}

/** Whose currency counts where the bonus names none: the player's. */
export function getBonusAmounts(bonus: BonusLabel, field: BonusAmount, currency: string): BonusAmountPair {
  const code = bonus.currencyCode ?? currency;
  const other = bonus.convertedAmounts?.currencyCode ?? currency;
  const value = bonus[field];
  const converted = bonus.convertedAmounts?.[field] ?? null;
  return {
    original: value === null ? null : { value: Math.max(0, value), money: getMoneyStyle(code) },
    converted:
      converted === null || (other === code && value !== null)
        ? null
        : { value: Math.max(0, converted), money: getMoneyStyle(other) },
  };
}

const EXAMPLE_FIELDS = ['bonusAmount', 'maxBonusThreshold', 'minDeposit', 'maxWin'] as const;

/**
 * What an example is worked out by, in one currency: the player's where the amounts are told in it, else the bonus's own.
 * Null where only some are told in it, or where an example's win would be guessed in a currency that has no small units.
 */
export function getExampleRules(bonus: BonusLabel, currency: string) {
  const { depositBonusPercent, freeSpinsQuantity, multiplier } = bonus;
  const told = EXAMPLE_FIELDS.map((field) => ({ field, ...getBonusAmounts(bonus, field, currency) }));
  const inOther = told.some(({ converted }) => converted !== null);
  if (inOther && told.some(({ original, converted }) => original !== null && converted === null)) return null;
  const shown = told.map(
    ({ field, original, converted }) => [field, inOther ? converted : original] as const,
  );
  const money =
    shown.find(([, amount]) => amount)?.[1]?.money ?? getMoneyStyle(bonus.currencyCode ?? currency);
  const amounts = Object.fromEntries(shown.map(([field, amount]) => [field, amount?.value ?? null]));
  const isGuessed = !amounts['bonusAmount'] && !amounts['maxWin'] && depositBonusPercent === null;
  if (money.crypto && isGuessed) return null;
  return { money, depositBonusPercent, freeSpinsQuantity, multiplier, ...amounts };
}
