/** What of a player's limit tells whether it is reached: amounts in one currency, `endsAt` epoch ms. LIM-01. */
export type LimitUsage = {
  amount: number | null;
  used: number | null;
  left: number | null;
  endsAt: number | null;
};

/** Tells whether nothing is left of a limit: by what is left, else by what is used; without an amount there is none. */
export function isLimitReached({
  amount,
  used,
  left,
}: Pick<LimitUsage, 'amount' | 'used' | 'left'>): boolean {
  if (amount === null) return false;
  if (left !== null) return left <= 0;
  return used !== null && used >= amount;
}
