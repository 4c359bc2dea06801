import type { PlayerLimits } from '@baize/api/endpoints/account';
import type { UserDetails } from '@baize/api/endpoints/session';
import { limitsQuery } from '@baize/api/queries/limits';
import { useApi, usePlayer } from '@baize/player';
import { useQuery } from '@tanstack/react-query';

/** A deposit limit of the player with what is used of it; `endsAt` when it starts anew (epoch ms), null where untold. */
export type DepositLimit = {
  period: 'daily' | 'weekly' | 'monthly';
  amount: number;
  used: number;
  left: number;
  endsAt: number | null;
};

const PERIODS = { 0: 'daily', 1: 'weekly', 2: 'monthly' } as const;

/** The player's deposit limits, the one that leaves least first; what the details tell of the month counts too (SES-14). */
export function useDepositLimits(): readonly DepositLimit[] {
  const player = usePlayer();
  const limits = useQuery(limitsQuery(useApi()));
  return depositLimits(player, limits.data);
}

/** Joins what both answers tell, each period once. */
function depositLimits(player: UserDetails | null, told: PlayerLimits | undefined): DepositLimit[] {
  const own = (told?.limits ?? []).flatMap(({ type, period, amount, used, left, periodEndsAt }) => {
    if (type !== 'deposit' || amount === null) return [];
    const spent = used ?? (left === null ? 0 : amount - left);
    const endsAt = periodEndsAt === null ? null : Date.parse(periodEndsAt);
    return [
      { period: PERIODS[period], amount, used: spent, left: Math.max(0, left ?? amount - spent), endsAt },
    ];
  });
  const month = player?.userMonthlyLimit ?? null;
  const isTold = month === null || own.some(({ period }) => period === 'monthly');
  const all: DepositLimit[] = isTold
    ? own
    : [
        ...own,
        {
          period: 'monthly',
          amount: month.limit,
          used: month.used,
          left: Math.max(0, month.left ?? month.limit - month.used),
          endsAt: null,
        },
      ];
  return all.toSorted((one, other) => one.left - other.left);
}
