const SMALLEST_UNIT_DIGITS: Readonly<Record<string, number>> = { BTC: 8, USDT: 6, JPY: 0 };

/** Places behind the point of a currency's smallest unit. */
export function currencyDigits(currencyCode: string): number {
  return SMALLEST_UNIT_DIGITS[currencyCode] ?? 2;
}

/** Stored whole units as the JSON number the calls carry. */
export function unitsToDecimal(units: bigint, currencyCode: string): number {
  return Number(units) / 10 ** currencyDigits(currencyCode);
}

/** A JSON number as whole smallest units; what lies below the smallest unit is rounded. */
export function toUnits(amount: number, currencyCode: string): bigint {
  return BigInt(Math.round(amount * 10 ** currencyDigits(currencyCode)));
}

/** Whether an amount has no part of a smallest unit; what floating point adds far behind the point does not count. */
export function isWholeUnits(amount: number, currencyCode: string): boolean {
  return (
    Math.abs(unitsToDecimal(toUnits(amount, currencyCode), currencyCode) - amount) <= Math.abs(amount) * 1e-12
  );
}

/** Coins go by their code: few fonts have their signs, and tether's is the tugrik's. */
const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  BRL: 'R$',
  INR: '₹',
  TRY: '₺',
};

export function currencySymbol(currencyCode: string): string {
  return SYMBOLS[currencyCode] ?? currencyCode;
}
