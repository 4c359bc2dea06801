import { readDecimal, roundDecimal } from './decimal.ts';

/** A decimal value in units of 10 to the power of minus `scale`. */
type Scaled = { units: bigint; scale: number };

function scaledOf(value: number): Scaled {
  const { negative, whole, fraction } = readDecimal(value) ?? { negative: false, whole: '0', fraction: '' };
  const units = BigInt(whole + fraction);
  return { units: negative ? -units : units, scale: fraction.length };
}

/**
 * Gives `percent` per cent of an amount and `fixed` on top, rounded once, half away from zero, to so many decimals, without
 * binary error; what is no number counts as 0.
 */
export function percentAndFixed({
  amount,
  percent,
  fixed,
  digits,
}: {
  amount: number;
  percent: number;
  fixed: number;
  digits: number;
}): number {
  const [of, share, added] = [scaledOf(amount), scaledOf(percent), scaledOf(fixed)];
  const product = { units: of.units * share.units, scale: of.scale + share.scale + 2 };
  const scale = Math.max(product.scale, added.scale);
  const raised = ({ units, scale: own }: Scaled) => units * 10n ** BigInt(scale - own);
  const sum = raised(product) + raised(added);
  const text = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  return Number(roundDecimal(`${sum < 0n ? '-' : ''}${whole}.${text.slice(text.length - scale)}`, digits));
}
