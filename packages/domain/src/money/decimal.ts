const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,4}))?$/i;

/** A plain decimal as text, the form `Intl.NumberFormat` takes without loss. */
type DecimalText = `${number}`;

/** A decimal value as digits: `whole.fraction`, without binary error. */
type Decimal = { negative: boolean; whole: string; fraction: string };

/** Reads a number or a text as its decimal digits; null for what is none. */
export function readDecimal(value: unknown): Decimal | null {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  const found = DECIMAL.exec(text);
  if (!found) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = found;
  if (whole + fraction === '') return null;
  const shift = Number(exponent);
  const left = '0'.repeat(Math.max(0, -shift)) + whole;
  const right = fraction + '0'.repeat(Math.max(0, shift));
  const digits = left + right;
  const point = left.length + shift;
  return { negative: sign === '-', whole: digits.slice(0, point) || '0', fraction: digits.slice(point) };
}

function isDecimalText(text: string): text is DecimalText {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/**
 * Rounds an amount to so many decimals, half away from zero, on its decimal value: of a number the shortest text that
 * names it (1.005 is one and five thousandths). Gives a plain decimal text, never `-0`; null for what is no number.
 */
export function roundDecimal(value: number | string, digits: number): DecimalText | null {
  const decimal = readDecimal(value);
  return decimal && toDigits(decimal, digits, (decimal.fraction[digits] ?? '0') >= '5' ? 1n : 0n);
}

/** Cuts an amount after so many decimals, as `roundDecimal` does otherwise: never to more than it was. */
export function cutDecimal(value: number | string, digits: number): DecimalText | null {
  const decimal = readDecimal(value);
  return decimal && toDigits(decimal, digits, 0n);
}

function toDigits(decimal: Decimal, digits: number, up: bigint): DecimalText | null {
  const kept = decimal.fraction.slice(0, digits).padEnd(digits, '0');
  const units = (BigInt(decimal.whole + kept) + up).toString().padStart(digits + 1, '0');
  const sign = decimal.negative && units !== '0'.repeat(units.length) ? '-' : '';
  const cut = units.length - digits;
  const text = sign + units.slice(0, cut) + (digits === 0 ? '' : `.${units.slice(cut)}`);
  return isDecimalText(text) ? text : null;
}

const SUM_DIGITS = 8;

/** The sum of amounts of at most 8 decimals, without binary error; what is no number counts as 0. */
export function sumDecimals(amounts: readonly number[]): number {
  const units = amounts.map((amount) => BigInt(roundDecimal(amount, SUM_DIGITS)?.replace('.', '') ?? 0));
  const sum = units.reduce((total, unit) => total + unit, 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(SUM_DIGITS + 1, '0');
  return Number(`${sum < 0n ? '-' : ''}${digits.slice(0, -SUM_DIGITS)}.${digits.slice(-SUM_DIGITS)}`);
}
