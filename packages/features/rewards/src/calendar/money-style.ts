/** How the player's money is written. */
export interface MoneyStyle {
  currency: string;
  crypto: boolean;
}

/** Example amounts belong to nobody, so they have no currency of their own. */
export const DEMO_MONEY: MoneyStyle = { currency: 'EUR', crypto: false };
