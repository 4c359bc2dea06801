import type { PlayerLimits } from '@baize/api/endpoints/account';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import {
  LIMIT_PERIOD_NAMES,
  LIMIT_PERIODS,
  limitPreview,
  type Limit,
  type LimitPeriod,
} from '@baize/domain/limits';
import { useRulePack } from '@baize/player/rule-pack';
import { LimitsError } from '../dialog/limits-error.tsx';
import { DialogSkeleton } from '../dialog/dialog-skeleton.tsx';
import { findLimit, useLimits } from '../limits/use-limits.ts';
import { useLimitMutations } from '../limits/use-limit-mutations.ts';
import { useLimitPeriod } from '../limits/use-limit-period.ts';
import type { MoneyLimitType } from '../messages/limit-names.ts';
import { AmountStep } from './amount-step.tsx';
import type { RequestedLimit } from './money-limit-dialog.tsx';
import { PreviewStep } from './preview-step.tsx';

interface MoneyLimitProps {
  type: MoneyLimitType;
  requested: RequestedLimit | null;
  onRequest(requested: RequestedLimit | null): void;
  onDone(): void;
}

/** The two steps of setting a limit on money. */
export function MoneyLimit({ type, requested: wish, onRequest, onDone }: MoneyLimitProps) {
  const known = useLimits();
  const place = useLimitPeriod();
  const preview = usePreview(type, place.period);
  const actions = useLimitMutations();
  if (known.kind === 'failed') return <LimitsError onRetry={known.retry} heading="h3" />;
  if (known.kind === 'reading') return <DialogSkeleton />;
  const period = LIMIT_PERIODS[place.period];
  const limit = findLimit(known.limits, { type, period });
  if (!limit) return <LimitsError onRetry={onDone} heading="h3" />;
  const of = (amount: Limit) => preview(known.limits, { previous: limit.amount, next: amount });
  if (wish === null)
    return (
      <AmountStep
        key={place.period}
        type={type}
        limit={limit}
        periodState={place}
        onChoose={(amount) => onRequest({ amount, kind: of(amount).kind })}
      />
    );
  return (
    <PreviewStep
      preview={of(wish.amount)}
      period={place.period}
      type={type}
      pending={limit.pending}
      mutations={actions}
      onBack={() => onRequest(null)}
      onSend={async () => {
        if (await actions.put({ type, period, amount: wish.amount })) onDone();
      }}
    />
  );
}

/** What a wished limit would mean, by the rule of the domain. */
function usePreview(type: MoneyLimitType, period: LimitPeriod) {
  const pack = useRulePack();
  const rules =
    type === 'bet' ? { coolingOffHours: pack.betLimitRaiseHours, raiseNotBefore: pack.raiseNotBefore } : pack;
  return (told: PlayerLimits, { previous, next }: { previous: Limit; next: Limit }) => {
    const of = (name: LimitPeriod) => findLimit(told, { type, period: LIMIT_PERIODS[name] });
    const others = LIMIT_PERIOD_NAMES.filter((name) => name !== period);
    const preview = limitPreview({
      previous,
      next,
      now: platformClock.now(),
      pack: rules,
      zone: playerZone(),
      period,
      usage: Object.fromEntries(LIMIT_PERIOD_NAMES.map((name) => [name, of(name)?.used ?? 0])),
      others: Object.fromEntries(others.map((name) => [name, of(name)?.amount ?? null])),
    });
    // A market that asks nothing of bet limits beyond their hour lets a raise hold at once.
    const atOnce = type === 'bet' && rules.coolingOffHours === 0 && rules.raiseNotBefore === 'wait';
    return preview.kind === 'raise' && atOnce
      ? { ...preview, needsConfirmation: false, remainingNow: preview.remainingAfter }
      : preview;
  };
}

export type MoneyPreview = ReturnType<ReturnType<typeof usePreview>>;
