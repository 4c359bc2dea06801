import type { BonusLabel } from '@baize/api/calls/rewards';
import type { BonusAmount } from '@baize/domain/bonus';
import { isCryptoCurrency } from '@baize/domain/wallet';
import type { MoneyStyle } from '../calendar/money-style.ts';

/** How amounts of a currency are written. */
export function moneyOf(currency: string): MoneyStyle {
  return { currency, crypto: isCryptoCurrency(currency) };
}

/** An amount of a bonus as it is told: in the bonus's own currency, and in the player's where that is another. */
export interface ToldAmount {
  own: { value: number; money: MoneyStyle } | null;
  converted: { value: number; money: MoneyStyle } | null;
}

/** Whose currency counts where the bonus names none: the player's. */
export function amountOf(bonus: BonusLabel, field: BonusAmount, currency: string): ToldAmount {
  const code = bonus.currencyCode ?? currency;
  const other = bonus.convertedAmounts?.currencyCode ?? currency;
  const value = bonus[field];
  const converted = bonus.convertedAmounts?.[field] ?? null;
  return {
    own: value === null ? null : { value: Math.max(0, value), money: moneyOf(code) },
    converted:
      converted === null || (other === code && value !== null)
        ? null
        : { value: Math.max(0, converted), money: moneyOf(other) },
  };
}
