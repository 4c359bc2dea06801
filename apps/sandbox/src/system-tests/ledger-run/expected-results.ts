/** What a player was told has been done: afterwards all of it must be there, once, and nothing else. */
export type ExpectedResults = {
  /** Payments by id, those the provider refused among them: they are written down as well. */
  payments: Set<string>;
  /** References of paid rakeback. */
  claims: Set<string>;
  /** Ids of bonuses that were taken or given. */
  bonuses: Set<string>;
  /** How many coupons paid money at once. */
  moneyCoupons: number;
  /** Rounds as they were last seen, whole smallest units; `win` is null while one is open. */
  rounds: Map<string, { staked: number; win: number | null }>;
};

export function createExpectedResults(): ExpectedResults {
  return { payments: new Set(), claims: new Set(), bonuses: new Set(), moneyCoupons: 0, rounds: new Map() };
}

/** How much a player was told. */
export function countExpected({ payments, claims, bonuses, moneyCoupons, rounds }: ExpectedResults): number {
  return payments.size + claims.size + bonuses.size + moneyCoupons + rounds.size;
}
