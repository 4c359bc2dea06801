import type { PlayerLimits } from '@baize/api/endpoints/account';
import type { UserDetails } from '@baize/api/endpoints/session';
import { limitsQuery } from '@baize/api/queries/limits';
import { platformClock } from '@baize/browser/clock';
import type { LimitUsage } from '@baize/domain/limits';
import { promoSuppression, type PromoSuppression } from '@baize/domain/promo-suppression';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-api.ts';
import { usePlayer } from './use-player.ts';
import { exclusionEndsAt, exclusionStatusOf } from './use-exclusion-status.ts';

/** Whether offers may be shown: nothing is, as long as that is not known. */
export type PromoSuppressionState =
  | { kind: 'unknown' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'open' }
  | ({ kind: 'silent' } & PromoSuppression);

/** Whether offers are kept from this player, inside a `PlayerBoundary`: excluded, frozen, or at a limit (beyond 15). */
export function usePromoSuppression(): PromoSuppressionState {
  const player = usePlayer();
  const limits = useQuery(limitsQuery(useApi()));
  if (!player) return { kind: 'unknown' };
  const suppression = getPromoSuppression(player, limits.data);
  if (suppression) return { kind: 'silent', ...suppression };
  if (limits.data) return { kind: 'open' };
  return limits.isError ? { kind: 'failed', retry: () => void limits.refetch() } : { kind: 'unknown' };
}

/** Why offers are kept from a player, by all that is known now; null lets them be shown. */
export function getPromoSuppression(
  player: UserDetails,
  limits: PlayerLimits | undefined,
): PromoSuppression | null {
  const now = platformClock.now();
  return promoSuppression({
    safety: exclusionStatusOf(player),
    safetyEnds: exclusionEndsAt(player),
    limits: spentLimits(player, limits),
    now,
  });
}

/** Every limit the platform tells of, wherever it does. */
function spentLimits({ userMonthlyLimit: month }: UserDetails, told: PlayerLimits | undefined): LimitUsage[] {
  const monthIsTold = told?.limits.some(({ type, period }) => type === 'deposit' && period === 2) ?? false;
  const monthly = !monthIsTold &&
    month && { amount: month.limit, used: month.used, left: month.left, endsAt: null };
  const own = (told?.limits ?? [])
    .filter(({ type }) => type !== 'session')
    .map(({ amount, used, left, periodEndsAt }) => ({
      amount,
      used,
      left,
      endsAt: periodEndsAt === null ? null : Date.parse(periodEndsAt),
    }));
  return monthly ? [...own, monthly] : own;
}
