import { percentAndFixed } from '../money/percent-and-fixed.ts';

/** What a payment costs beside its amount: `percent` of it, and `fixed` whatever it is, in the payment's currency. */
export type PaymentFee = { percent: number; fixed: number };

/**
 * Gives what a payment of an amount costs beside it, rounded half away from zero to the currency's decimals; null where
 * nothing is known of a fee. Ours; contract "depositFee", "withdrawalFee".
 */
export function calculateFee({
  amount,
  fee,
  digits,
}: {
  amount: number;
  fee: PaymentFee | null | undefined;
  digits: number;
}): number | null {
  if (!fee) return null;
  return percentAndFixed({ amount, ...fee, digits });
}

/** How long money takes, in one unit. */
export type ProcessingTime = { count: number; unit: 'minute' | 'hour' | 'day' };

const INSTANT: ProcessingTime = { count: 0, unit: 'minute' };

/**
 * Reads how long money takes from an ISO 8601 duration of one unit: `PT30M`, `PT24H`, `P3D`. A minute or less, and seconds,
 * count 0 minutes: at once. What cannot be read is null: no word about the time. Ours; contract "depositTime", "withdrawalTime".
 */
export function parseProcessingTime(duration: unknown): ProcessingTime | null {
  if (typeof duration !== 'string') return null;
  const [, days, count, unit] = /^P(?:(\d{1,3})D|T(\d{1,4})([HMS]))$/.exec(duration) ?? [];
  if (days !== undefined) return { count: Number(days), unit: 'day' };
  if (count === undefined || unit === undefined) return null;
  if (unit === 'S' || (unit === 'M' && Number(count) <= 1)) return INSTANT;
  return { count: Number(count), unit: unit === 'H' ? 'hour' : 'minute' };
}

const UNIT_MS = { minute: 60_000, hour: 60 * 60_000, day: 24 * 60 * 60_000 } as const;

/**
 * Gives by when money that was sent at `since` (epoch ms) should have arrived; null where nothing is known of the time, or where
 * it takes none: what is paid at once has no time to be late by.
 */
export function expectedArrival({ since, duration }: { since: number; duration: unknown }): number | null {
  const time = parseProcessingTime(duration);
  return time === null || time.count === 0 ? null : since + time.count * UNIT_MS[time.unit];
}
