import { currencyDigits, unitsToDecimal } from '../../ledger/currency.ts';

/** An amount as the provider writes it: `25.06 EUR`, always with all its figures. */
export function formatUnits(units: bigint, currencyCode: string): string {
  const digits = currencyDigits(currencyCode);
  const figures = { minimumFractionDigits: Math.min(2, digits), maximumFractionDigits: digits };
  return `${unitsToDecimal(units, currencyCode).toLocaleString('en', figures)} ${currencyCode}`;
}
