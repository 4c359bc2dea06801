/** How the player's money is written. */
export interface MoneyFormat {
  currency: string;
  crypto: boolean;
  /** The platform's sign for a currency Intl knows none for (SES-14). */
  symbol?: string | null;
}
