const MINUTE = 60_000;

/** After how long without activity a player counts as away, in ms: 5 minutes. Source: S2 §9. */
export const AWAY_AFTER_MS = 5 * MINUTE;

/** After how long without activity a player leaves presence, in ms: 30 minutes. Source: S2 §9. */
export const REMOVED_AFTER_MS = 30 * MINUTE;

/** Where a player stands for others. S2 §9 "Away status". */
export type Presence = 'online' | 'away' | 'removed';

/**
 * Says where a player stands who was last active at an instant (epoch ms, like `now`): away from 5 minutes on, removed
 * from 30 on, both to the millisecond. A clock put back, or an instant that is no number, leaves them online.
 * Source: S2 §9; requirements SES-10.
 */
export function presence({ lastActive, now }: { lastActive: number; now: number }): Presence {
  const idle = now - lastActive;
  if (idle >= REMOVED_AFTER_MS) return 'removed';
  return idle >= AWAY_AFTER_MS ? 'away' : 'online';
}

/** Gives the instant (epoch ms) at which a player's presence changes by itself, or null when it never does. */
export function presenceChangesAt({ lastActive, now }: { lastActive: number; now: number }): number | null {
  const state = presence({ lastActive, now });
  if (state === 'removed' || !Number.isFinite(lastActive)) return null;
  return lastActive + (state === 'away' ? REMOVED_AFTER_MS : AWAY_AFTER_MS);
}
