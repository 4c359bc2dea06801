import type { SafetyState } from './blocked-actions.ts';
import { isSpent, type SpentLimit } from './limit-spent.ts';

/** Why nothing is advertised to a player, and until when as far as that is told (epoch ms). beyond.md 15. */
export type PromoSilence = { why: Exclude<SafetyState, 'free'> | 'limited'; until: number | null };

/**
 * Decides whether offers are kept from a player: from whoever is excluded or frozen, and from whoever has spent one of
 * their limits, until the last of those periods ends; null lets them be shown. An exclusion or freeze comes before a
 * limit, and ends when `safetyEnds` says (epoch ms; null for good, or where it is not told).
 * Source: beyond.md 15 "Silence rule"; issue 6, point 5.
 */
export function promoSilence({
  safety,
  safetyEnds,
  limits,
  now,
}: {
  safety: SafetyState;
  safetyEnds: number | null;
  limits: readonly SpentLimit[];
  now: number;
}): PromoSilence | null {
  if (safety !== 'free') return { why: safety, until: safetyEnds };
  const spent = limits.filter((limit) => isSpent(limit) && (limit.endsAt === null || limit.endsAt > now));
  if (spent.length === 0) return null;
  const ends = spent.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  return { why: 'limited', until: ends.length === spent.length ? Math.max(...ends) : null };
}
