import type { LimitPeriod } from '@baize/domain/limits';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Spade, Timer, TrendingDown, Wallet, type LucideIcon } from 'lucide-react';

/** What a limit on money counts, by the platform's name for it. */
export type MoneyLimitType = 'deposit' | 'loss' | 'bet';

export const LIMIT_ICONS: Record<MoneyLimitType | 'session', LucideIcon> = {
  deposit: Wallet,
  loss: TrendingDown,
  bet: Spade,
  session: Timer,
};

/** Which days a running time covers: they are the calendar's, not the last so many hours. */
export const PERIOD_KINDS: Record<LimitPeriod, MessageDescriptor> = {
  daily: msg({ id: 'limits.kind-of-period.daily', message: 'Daily, calendar day' }),
  weekly: msg({ id: 'limits.kind-of-period.weekly', message: 'Weekly, calendar week' }),
  monthly: msg({ id: 'limits.kind-of-period.monthly', message: 'Monthly, calendar month' }),
};

/** What counts into a limit. */
export const LIMIT_FACTS: Record<MoneyLimitType, MessageDescriptor> = {
  deposit: msg({ id: 'limits.fact.deposit', message: 'All deposits count, whatever they are paid with.' }),
  loss: msg({ id: 'limits.fact.loss', message: 'Net loss is stakes minus wins, across all games.' }),
  bet: msg({ id: 'limits.fact.bet', message: 'All stakes count, whatever is won.' }),
};
