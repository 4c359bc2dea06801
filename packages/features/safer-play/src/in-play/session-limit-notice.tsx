import { limitsQuery } from '@baize/api/queries/limits';
import { sessionLimit } from '@baize/domain/limits';
import { sessionWarningMessages } from '@baize/i18n/catalogue/safer-play';
import { useNow } from '@baize/page/clock';
import { useApi } from '@baize/player';
import { endSession } from '@baize/player/session';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFootBar } from '../foot-bar/use-foot-bar.ts';
import { InFullScreen } from '../full-screen/in-full-screen.tsx';
import { findSessionLimit } from '../limits/use-limits.ts';
import * as css from './session-limit-notice.css.ts';

/** The player's own limit of this session: told of in good time, then the session ends (LIM-03). */
export function SessionLimitNotice() {
  const limits = useQuery(limitsQuery(useApi())).data;
  const minutes = limits ? (findSessionLimit(limits)?.minutes ?? null) : null;
  if (minutes === null || !limits?.sessionStartedAt) return null;
  return <Running minutes={minutes} startedAt={Date.parse(limits.sessionStartedAt)} />;
}

function Running({ minutes, startedAt }: { minutes: number; startedAt: number }) {
  const { i18n } = useLingui();
  const now = useNow({ every: 'second' });
  const { left, warn, ended } = sessionLimit({ startedAt, minutes, now: now ?? startedAt });
  const over = now !== null && ended;
  useEffect(() => {
    if (over) void endSession('SESSION_EXPIRED', startedAt + minutes * 60_000);
  }, [over, startedAt, minutes]);
  const rest = clock(left ?? 0);
  const near = warn !== null && left !== null && !over;
  return (
    <InFullScreen>
      {/* Said once for each warning; the clock beside it is silent. */}
      <div role="status" className={css.message}>
        {near ? i18n._(sessionWarningMessages[warn]) : null}
      </div>
      {near ? <Countdown rest={rest} /> : null}
    </InFullScreen>
  );
}

function Countdown({ rest }: { rest: string }) {
  const strip = useRef<HTMLDivElement>(null);
  useFootBar(strip);
  return (
    <div ref={strip} className={css.notice} data-session-end="" role="timer" aria-live="off">
      <Timer size={18} aria-hidden />
      <span>
        <Trans id="limits.session.ends">
          You are signed out in{' '}
          <bdi dir="ltr" className={css.clock}>
            {rest}
          </bdi>
        </Trans>
      </span>
    </div>
  );
}

/** Minutes and seconds, as in every language. */
function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
