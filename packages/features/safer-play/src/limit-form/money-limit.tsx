import {
  LIMIT_PERIOD_NAMES,
  LIMIT_PERIODS,
  limitPreview,
  type Limit,
  type LimitPeriod,
} from '@baize/domain/limits';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { useRulePack } from '@baize/shell/rule-pack';
import type { PlayerLimits } from '@baize/api/calls/account';
import { LimitsFailed } from '../frame/read-failed.tsx';
import { DialogWaiting } from '../frame/dialog-waiting.tsx';
import { limitOf, useLimits } from '../limits/use-limits.ts';
import { useLimitDeeds } from '../limits/use-limit-deeds.ts';
import { usePeriod } from '../limits/use-period.ts';
import type { MoneyLimitType } from '../words/limit-names.ts';
import { AmountStep } from './amount-step.tsx';
import type { Wish } from './money-limit-dialog.tsx';
import { PreviewStep } from './preview-step.tsx';

interface MoneyLimitProps {
  type: MoneyLimitType;
  wish: Wish | null;
  ask(wish: Wish | null): void;
  done(): void;
}

/** The two steps of setting a limit on money. */
export function MoneyLimit({ type, wish, ask, done }: MoneyLimitProps) {
  const known = useLimits();
  const place = usePeriod();
  const preview = usePreview(type, place.period);
  const deeds = useLimitDeeds();
  if (known.kind === 'failed') return <LimitsFailed retry={known.retry} heading="h3" />;
  if (known.kind === 'reading') return <DialogWaiting />;
  const period = LIMIT_PERIODS[place.period];
  const limit = limitOf(known.limits, { type, period });
  if (!limit) return <LimitsFailed retry={done} heading="h3" />;
  const of = (amount: Limit) => preview(known.limits, { old: limit.amount, next: amount });
  if (wish === null)
    return (
      <AmountStep
        key={place.period}
        type={type}
        limit={limit}
        place={place}
        choose={(amount) => ask({ amount, kind: of(amount).kind })}
      />
    );
  return (
    <PreviewStep
      preview={of(wish.amount)}
      period={place.period}
      type={type}
      deeds={deeds}
      back={() => ask(null)}
      send={async () => {
        if (await deeds.put({ type, period, amount: wish.amount })) done();
      }}
    />
  );
}

/** What a wished limit would mean, by the rule of the domain. */
function usePreview(type: MoneyLimitType, period: LimitPeriod) {
  const pack = useRulePack();
  const rules =
    type === 'bet' ? { coolingOffHours: pack.betLimitRaiseHours, raiseNotBefore: pack.raiseNotBefore } : pack;
  return (told: PlayerLimits, { old, next }: { old: Limit; next: Limit }) => {
    const of = (name: LimitPeriod) => limitOf(told, { type, period: LIMIT_PERIODS[name] });
    const others = LIMIT_PERIOD_NAMES.filter((name) => name !== period);
    const preview = limitPreview({
      old,
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
      ? { ...preview, needsConfirmation: false, roomNow: preview.roomThen }
      : preview;
  };
}

export type MoneyPreview = ReturnType<ReturnType<typeof usePreview>>;
