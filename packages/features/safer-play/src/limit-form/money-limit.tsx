import { LIMIT_PERIODS, type Limit } from '@baize/domain/limits';
import { LimitsError } from '../dialog/limits-error.tsx';
import { DialogSkeleton } from '../dialog/dialog-skeleton.tsx';
import { findLimit, useLimits } from '../limits/use-limits.ts';
import { useLimitMutations } from '../limits/use-limit-mutations.ts';
import { useLimitPeriod } from '../limits/use-limit-period.ts';
import type { MoneyLimitType } from '../messages/limit-names.ts';
import { AmountStep } from './amount-step.tsx';
import type { RequestedLimit } from './money-limit-dialog.tsx';
import { PreviewStep } from './preview-step.tsx';
import { useLimitPreview } from './use-limit-preview.ts';

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
  const preview = useLimitPreview(type, place.period);
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
