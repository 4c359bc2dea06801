import type { PlayerLimit } from '@baize/api/endpoints/account';
import { betLimitLockedUntil } from '@baize/domain/limits';
import { isHighLoyalty } from '@baize/domain/loyalty';
import { usePage } from '@baize/page';
import { useNow } from '@baize/page/clock';
import { usePlayer } from '@baize/player';
import { useRulePack } from '@baize/player/rule-pack';

/** Why a bet limit cannot be changed now: by support alone, or too soon; null where it can (LIM-02). */
export type BetLimitLock = 'support' | { until: number } | null;

export function useBetLimitLock({ type, amount, changedAt, supportOnly }: PlayerLimit): BetLimitLock {
  const { loyaltyLevelGroupSteps: steps } = usePage().settings;
  const level = usePlayer()?.userLoyaltyLevel ?? null;
  const hours = useRulePack().betLimitChangeHours;
  const now = useNow({ every: 'second' });
  if (type !== 'bet') return null;
  if (amount !== null && (supportOnly || isHighLoyalty({ level, steps }))) return 'support';
  const at = changedAt === null ? null : Date.parse(changedAt);
  const until = now === null ? null : betLimitLockedUntil({ changedAt: at, now, hours });
  return until === null ? null : { until };
}
