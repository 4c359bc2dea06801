import type { PlayerLimit } from '@baize/api/endpoints/account';
import { LIMIT_PERIOD_NAMES } from '@baize/domain/limits';
import { limitPeriodMessages } from '@baize/i18n/catalogue/safer-play';
import { useNow } from '@baize/page/clock';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ClockArrowUp } from 'lucide-react';
import * as css from './limits.css.ts';
import { useLimitMutations } from './use-limit-mutations.ts';
import { ErrorAlert } from '../dialog/error-alert.tsx';

interface PendingChangeProps {
  limit: PlayerLimit;
  /** Writes an amount, or minutes. */
  format(measure: number): string;
}

/** What waits, in words; null for nothing. */
function usePendingChange({ limit, format }: PendingChangeProps) {
  const now = useNow({ every: 'second' });
  const { pending, type } = limit;
  if (!pending) return null;
  const [current, next] =
    type === 'session' ? [limit.minutes, pending.minutes] : [limit.amount, pending.amount];
  const at = Date.parse(pending.confirmableAt);
  return {
    at,
    ready: now !== null && now >= at,
    asked: next === null ? null : format(next),
    holds: current === null ? null : format(current),
  };
}

/** A raise or removal that waits: from when it may be confirmed, and what holds until then (LIM-01). */
export function PendingChangeNotice(props: PendingChangeProps & { periodName?: string }) {
  const { t } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const waiting = usePendingChange(props);
  if (!waiting) return null;
  const { asked, holds, ready } = waiting;
  const when = twoTimes(waiting.at);
  return (
    <Alert tone="info" icon={<ClockArrowUp />}>
      <div className={css.pending}>
        <p className={css.pendingTitle}>
          {props.periodName === undefined ? null : `${props.periodName}: `}
          {asked === null
            ? t({ id: 'limits.pending.removal', message: 'The removal is waiting' })
            : t({ id: 'limits.pending.raise', message: `Raise to ${asked} is waiting` })}
        </p>
        <p>
          {ready ? (
            <Trans id="limits.pending.ready">You can confirm it now.</Trans>
          ) : (
            <Trans id="limits.pending.from">You can confirm it from {when}.</Trans>
          )}{' '}
          {holds === null ? null : (
            <Trans id="limits.pending.holds">Until you confirm it, {holds} applies.</Trans>
          )}
        </p>
      </div>
    </Alert>
  );
}

/** What waits for another running time than the card's, with what can be done about it: a raise is never out of sight. */
export function OtherPendingChange(props: PendingChangeProps) {
  const { i18n } = useLingui();
  const { pending, period } = props.limit;
  if (pending === null) return null;
  const name = i18n._(limitPeriodMessages[LIMIT_PERIOD_NAMES[period]]);
  return (
    <div role="group" aria-label={name} className={css.otherPending}>
      <PendingChangeNotice {...props} periodName={name} />
      <div className={css.pendingActions}>
        <PendingChangeActions {...props} />
      </div>
    </div>
  );
}

/** What the player can do with what waits: take it back at any time, confirm it once it has waited (LIM-01). */
export function PendingChangeActions(props: PendingChangeProps) {
  const { t } = useLingui();
  const actions = useLimitMutations();
  const waiting = usePendingChange(props);
  if (!waiting) return null;
  const { asked, ready } = waiting;
  return (
    <>
      {ready ? (
        <Button
          variant="outline"
          pending={actions.isPending}
          onClick={() => void actions.confirm(props.limit)}
        >
          {asked === null
            ? t({ id: 'limits.pending.confirm-removal', message: 'Confirm the removal' })
            : t({ id: 'limits.pending.confirm', message: `Confirm ${asked}` })}
        </Button>
      ) : null}
      <Button variant="outline" pending={actions.isPending} onClick={() => void actions.cancel(props.limit)}>
        {asked === null
          ? t({ id: 'limits.pending.cancel-removal', message: 'Keep the limit' })
          : t({ id: 'limits.pending.cancel', message: 'Cancel the raise' })}
      </Button>
      <ErrorAlert message={actions.error} />
    </>
  );
}
