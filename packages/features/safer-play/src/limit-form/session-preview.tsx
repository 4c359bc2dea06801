import type { PlayerLimits } from '@baize/api/endpoints/account';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { requestLimit, sessionLimit, type Limit } from '@baize/domain/limits';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useRulePack } from '@baize/player/rule-pack';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from '../dialog/dialog.css.ts';
import { Fact, Facts } from '../dialog/facts.tsx';
import { getRaiseRules } from '../limits/get-raise-rules.ts';
import { useLimitMutations } from '../limits/use-limit-mutations.ts';
import { findSessionLimit } from '../limits/use-limits.ts';
import { useFormatDuration } from '../messages/use-format-duration.ts';
import { ReplacedChange } from './replaced-change.tsx';
import { SubmitLabel } from './submit-label.tsx';
import { StartFact } from './start-fact.tsx';
import { ErrorAlert } from '../dialog/error-alert.tsx';

interface SessionPreviewProps {
  limits: PlayerLimits;
  next: Limit;
  onBack(): void;
  onDone(): void;
}

/** What a session's length would mean: from when it holds, and what it leaves of this session. */
export function SessionPreview({ limits, next, onBack, onDone }: SessionPreviewProps) {
  const { t } = useLingui();
  const duration = useFormatDuration();
  const twoTimes = useFormatLocalAndUtc();
  const actions = useLimitMutations();
  const pack = useRulePack();
  const now = platformClock.now();
  const limit = findSessionLimit(limits);
  const old = limit?.minutes ?? null;
  const pending = limit?.pending ?? null;
  const rules = getRaiseRules(pack, { type: 'session', raise: limit?.raise ?? null });
  const { state: book } = requestLimit(
    { current: old, pending: null },
    { amount: next, now, pack: rules, period: 'daily', zone: playerZone() },
  );
  const waits = book.pending !== null;
  const startedAt = limits.sessionStartedAt === null ? now : Date.parse(limits.sessionStartedAt);
  const state = sessionLimit({ startedAt, minutes: waits ? old : next, now });
  const none = t({ id: 'limits.preview.none', message: 'No limit' });
  const of = (minutes: Limit) => (minutes === null ? none : duration(minutes));
  const [oldText, nextText] = [of(old), of(next)];
  const when = twoTimes(book.pending?.confirmableAt ?? now);
  const send = async () => {
    if (await actions.put({ type: 'session', minutes: next })) onDone();
  };
  return (
    <div className={css.body}>
      <Facts>
        <Fact name={<Trans id="limits.session.preview.now">Now</Trans>}>{oldText}</Fact>
        <Fact name={<Trans id="limits.preview.asked">Asked for</Trans>}>{nextText}</Fact>
        <StartFact waits={waits} when={when} />
        {state.left === null ? null : (
          <Fact name={<Trans id="limits.session.preview.left">Left of this session</Trans>}>
            {duration(state.left / 60_000)}
          </Fact>
        )}
      </Facts>
      {pending === null ? null : <ReplacedChange waiting={pending.minutes} format={duration} />}
      {state.ended ? (
        <Alert tone="warning">
          <Trans id="limits.session.preview.over">
            This session has lasted longer already: you are signed out as soon as you set it.
          </Trans>
        </Alert>
      ) : null}
      {waits ? (
        <p className={css.small}>
          <Trans id="limits.preview.until">
            Until you confirm it again, your limit stays as it is: {oldText}. You can cancel at any time.
          </Trans>
        </p>
      ) : null}
      <ErrorAlert message={actions.error} />
      <div className={css.actions}>
        <Button variant="primary" pending={actions.isPending} onClick={() => void send()}>
          <SubmitLabel waits={waits} next={next} nextText={nextText} />
        </Button>
        <Button variant="outline" onClick={onBack}>
          <Trans id="limits.preview.back">Back</Trans>
        </Button>
      </div>
    </div>
  );
}
