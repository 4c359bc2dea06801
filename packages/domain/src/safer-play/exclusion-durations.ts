/** How long a player may exclude themselves; `months` is a number of months they name. Source: S2 §3. */
export const SELF_EXCLUSION_DURATIONS = ['1h', '12h', '1d', '3d', '1w', '1m', 'months', 'permanent'] as const;

/** One of the self-exclusion durations. */
export type SelfExclusionDuration = (typeof SELF_EXCLUSION_DURATIONS)[number];

/** How many days a player may freeze their account for. Source: S2 §3 "Freeze options". */
export const FREEZE_DAYS = [1, 3, 7, 10] as const;

/** One of the numbers of days an account can be frozen for. */
export type FreezeDays = (typeof FREEZE_DAYS)[number];
