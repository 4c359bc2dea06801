import { currencyDigits, toAmount } from '../../ledger/currency.ts';

/** An amount as the provider writes it: `25.06 EUR`, always with all its figures. */
export function moneyText(units: bigint, currencyCode: string): string {
  const digits = currencyDigits(currencyCode);
  const figures = { minimumFractionDigits: Math.min(2, digits), maximumFractionDigits: digits };
  return `${toAmount(units, currencyCode).toLocaleString('en', figures)} ${currencyCode}`;
}
