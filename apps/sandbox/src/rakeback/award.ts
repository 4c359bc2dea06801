const HALF_HOUR_MS = 1_800_000;

/** Net play of the running half hour as a share of the persona's usual one; the same mark, the same figure. */
function shareOfUsual(now: number): bigint {
  const halfHourOfDay = Math.floor(now / HALF_HOUR_MS) % 48;
  return BigInt(60 + ((halfHourOfDay * 53 + 38) % 90));
}

/** What the accumulator has collected since the last full or half hour, in smallest units. */
export function awardAt({ usualNgr, percent, now }: { usualNgr: bigint; percent: number; now: number }): {
  ngr: bigint;
  payout: bigint;
} {
  const ngr = (usualNgr * shareOfUsual(now)) / 100n;
  return { ngr, payout: (ngr * BigInt(percent)) / 100n };
}
