import type { PlayerLimit, PlayerLimits } from '@baize/api/endpoints/account';
import type { UserDetails } from '@baize/api/endpoints/session';
import { limitsQuery } from '@baize/api/queries/limits';
import { useApi, usePlayer } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import type { MoneyLimitType } from '../messages/limit-names.ts';

/** The player's limits, inside a `PlayerBoundary`. */
export type LimitsState =
  | { kind: 'reading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'known'; limits: PlayerLimits; player: UserDetails };

export function useLimits(): LimitsState {
  const player = usePlayer();
  const read = useQuery(limitsQuery(useApi()));
  if (read.data && player) return { kind: 'known', limits: read.data, player };
  return read.isError ? { kind: 'failed', retry: () => void read.refetch() } : { kind: 'reading' };
}

/** One limit on money; undefined where the market offers none. */
export function findLimit(
  { limits }: PlayerLimits,
  { type, period }: { type: MoneyLimitType; period: 0 | 1 | 2 },
): PlayerLimit | undefined {
  return limits.find((limit) => limit.type === type && limit.period === period);
}

/** The limit on a session's length. */
export function findSessionLimit({ limits }: PlayerLimits): PlayerLimit | undefined {
  return limits.find(({ type }) => type === 'session');
}
