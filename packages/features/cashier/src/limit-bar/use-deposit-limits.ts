import type { PlayerLimits } from '@baize/api/endpoints/account';
import type { Transaction } from '@baize/api/endpoints/cashier';
import type { UserDetails } from '@baize/api/endpoints/session';
import { limitsQuery } from '@baize/api/queries/limits';
import { LATEST_DEPOSITS, transactionsQuery } from '@baize/api/queries/transactions';
import { isLimitPromptDue } from '@baize/domain/limits';
import { useApi, usePlayer } from '@baize/player';
import { useRulePack } from '@baize/player/rule-pack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

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

/** Whether a first deposit asks for a limit, and what the player said to it. */
export interface LimitPrompt {
  /** Asked and not answered: the deposit waits. */
  isOpen: boolean;
  /** Asked, answered or not. */
  isShown: boolean;
  isDeclined: boolean;
  /** The market asks for a limit before any deposit: there is no saying no. */
  isMandatory: boolean;
  decline(declined: boolean): void;
}

/** What the market asks of a player before a deposit, once it is known that it does (markets.md). */
export function useLimitPrompt(
  limits: readonly DepositLimit[],
  { credited }: { credited: readonly Transaction[] },
): LimitPrompt {
  const api = useApi();
  const pack = useRulePack();
  const [isDeclined, decline] = useState(false);
  const areLimitsKnown = useQuery(limitsQuery(api)).data !== undefined;
  const areDepositsKnown = useQuery(transactionsQuery(api, LATEST_DEPOSITS)).data !== undefined;
  const isDue = isLimitPromptDue(pack, { hasLimit: limits.length > 0, hasDeposited: credited.length > 0 });
  const isShown = isDue && areLimitsKnown && areDepositsKnown;
  const isMandatory = pack.limitsBeforePlay === 'mandatory';
  return { isShown, isOpen: isShown && (isMandatory || !isDeclined), isDeclined, isMandatory, decline };
}
