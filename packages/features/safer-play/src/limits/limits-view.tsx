import { LIMIT_PERIODS, type LimitPeriod } from '@baize/domain/limits';
import { exclusionEndsAt, useExclusionStatus } from '@baize/player';
import { PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { Alert } from '@baize/ui/alert';
import { LimitsError } from '../dialog/limits-error.tsx';
import type { MoneyLimitType } from '../messages/limit-names.ts';
import * as css from './limits.css.ts';
import { LimitsSkeleton } from './limits-skeleton.tsx';
import { MoneyCard } from './money-card.tsx';
import { MonthBar } from './month-bar.tsx';
import { SessionCard } from './session-card.tsx';
import { findLimit, useLimits } from './use-limits.ts';

const TYPES: readonly MoneyLimitType[] = ['deposit', 'loss', 'bet'];

/** Every limit of one running time, and what of it is left. */
export function LimitsView({ period }: { period: LimitPeriod }) {
  const known = useLimits();
  const safety = useExclusionStatus();
  if (known.kind === 'failed') return <LimitsError onRetry={known.retry} />;
  if (known.kind === 'reading')
    return (
      <>
        <MonthBar />
        <LimitsSkeleton />
      </>
    );
  return (
    <>
      {safety === 'free' ? null : (
        <Alert tone="info">
          <PromoSuppressionNotice reason={safety} until={exclusionEndsAt(known.player)} />
        </Alert>
      )}
      <MonthBar />
      <div className={css.pair}>
        {TYPES.map((type) => {
          const limit = findLimit(known.limits, { type, period: LIMIT_PERIODS[period] });
          if (!limit) return null;
          const beside = known.limits.limits.filter((other) => other.type === type && other !== limit);
          return <MoneyCard key={type} limit={limit} type={type} beside={beside} />;
        })}
        <SessionCard limits={known.limits} />
      </div>
    </>
  );
}
