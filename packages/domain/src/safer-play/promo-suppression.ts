import type { ExclusionStatus } from './blocked-actions.ts';
import { isLimitReached, type LimitUsage } from '../limits/limit-usage.ts';

/**
 * Why nothing is advertised, and until when as far as that is told (epoch ms); `locked`: to whoever is not signed in, after an
 * account was locked in their browser. beyond.md 15.
 */
export type PromoSuppression = {
  reason: Exclude<ExclusionStatus, 'free'> | 'limited' | 'locked';
  until: number | null;
};

/**
 * Decides whether offers are kept from a player: from whoever is excluded or frozen, and from whoever has spent one of
 * their limits, until the last of those periods ends; null lets them be shown. An exclusion or freeze comes before a
 * limit, and ends when `safetyEnds` says (epoch ms; null for good, or where it is not told).
 * Source: beyond.md 15 "Silence rule"; issue 6, point 5.
 */
export function promoSuppression({
  safety,
  safetyEnds,
  limits,
  now,
}: {
  safety: ExclusionStatus;
  safetyEnds: number | null;
  limits: readonly LimitUsage[];
  now: number;
}): PromoSuppression | null {
  if (safety !== 'free') return { reason: safety, until: safetyEnds };
  const spent = limits.filter(
    (limit) => isLimitReached(limit) && (limit.endsAt === null || limit.endsAt > now),
  );
  if (spent.length === 0) return null;
  const ends = spent.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  return { reason: 'limited', until: ends.length === spent.length ? Math.max(...ends) : null };
}
