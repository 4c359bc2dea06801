import type { PlayerLimits } from '@baize/api/endpoints/account';
import { sessionLimit } from '@baize/domain/limits';
import { limitKindMessages } from '@baize/i18n/catalogue/safer-play';
import { ModalLink } from '@baize/links';
import { useNow } from '@baize/page/clock';
import { usePlayer } from '@baize/player';
import { getPlaySession, subscribePlaySession } from '@baize/player/play-session';
import { getRealityCheckDue, useRealityCheckInterval } from '@baize/player/reality-check';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { RemainingText, NoLimitText, UsedText, TotalText } from '../messages/limit-texts.tsx';
import { LIMIT_ICONS } from '../messages/limit-names.ts';
import { useFormatDuration } from '../messages/use-format-duration.ts';
import { LimitCard } from './limit-card.tsx';
import { PendingChangeNotice, PendingChangeActions } from './pending-change.tsx';
import { findSessionLimit } from './use-limits.ts';

const MINUTE = 60_000;

/** How long a session may last and how much of it is left; how often the player is told how it stands (LIM-03, LIM-07). */
export function SessionCard({ limits }: { limits: PlayerLimits }) {
  const { t, i18n } = useLingui();
  const duration = useFormatDuration();
  const now = useNow({ every: 'second' });
  const limit = findSessionLimit(limits);
  if (!limit) return null;
  const { minutes } = limit;
  const startedAt = limits.sessionStartedAt === null ? (now ?? 0) : Date.parse(limits.sessionStartedAt);
  const { left } = sessionLimit({ startedAt, minutes, now: now ?? startedAt });
  // Whole minutes that are left, as the countdown beside it reads; the last one is a minute to its end.
  const rest = left === null ? null : duration(Math.max(1, Math.floor(left / MINUTE)));
  const passed = duration(Math.floor(((now ?? startedAt) - startedAt) / MINUTE));
  const whole = minutes === null ? null : duration(minutes);
  return (
    <LimitCard
      icon={LIMIT_ICONS.session}
      name={i18n._(limitKindMessages.session)}
      kind={t({ id: 'limits.session.kind', message: 'Each time you log in' })}
      remaining={rest === null ? <NoLimitText /> : <RemainingText left={rest} />}
      bar={
        minutes === null || left === null || whole === null
          ? undefined
          : {
              value: 1 - left / (minutes * MINUTE),
              used: <UsedText used={passed} />,
              whole: <TotalText whole={whole} />,
              text: `${passed} / ${whole}`,
            }
      }
      footer={
        <>
          <ModalLink modal="session-limit" className={buttonClass({ variant: 'secondary' })}>
            {minutes === null
              ? t({ id: 'limits.set', message: 'Set a limit' })
              : t({ id: 'limits.change', message: 'Change' })}
          </ModalLink>
          <PendingChangeActions limit={limit} format={duration} />
          <ModalLink modal="reality-check" className={buttonClass({ variant: 'outline' })}>
            {t({ id: 'reality.name', message: 'Reality check' })}
          </ModalLink>
        </>
      }
    >
      <p>
        <Trans id="limits.session.fact">
          We remind you 5 minutes and 1 minute before the end, then sign you out.
        </Trans>
      </p>
      <CheckFact />
      <PendingChangeNotice limit={limit} format={duration} />
    </LimitCard>
  );
}

/** How often, and when next. */
function CheckFact() {
  const duration = useFormatDuration();
  const now = useNow({ every: 'minute' });
  const session = useSyncExternalStore(subscribePlaySession, getPlaySession, () => null);
  const interval = useRealityCheckInterval(usePlayer()?.getUser.userId ?? null);
  if (interval === null)
    return (
      <p>
        <Trans id="reality.off">No reality check is set.</Trans>
      </p>
    );
  const every = duration(interval);
  const nextAt = session && now !== null ? getRealityCheckDue(session, { interval, now }).nextAt : null;
  const next = nextAt === null || now === null ? null : duration((nextAt - now) / MINUTE);
  return (
    <p>
      <Trans id="reality.every">Reality check every {every} of play.</Trans>{' '}
      {next === null ? null : <Trans id="reality.next">Next in {next}.</Trans>}
    </p>
  );
}
