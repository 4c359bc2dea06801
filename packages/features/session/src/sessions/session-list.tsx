import type { PlayerSession } from '@baize/api/endpoints/session';
import { ZoneNote } from '@baize/page/clock';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { SessionRow } from './session-row.tsx';
import * as css from './sessions.css.ts';
import { sortSessions } from './sort-sessions.ts';
import { useSessionMutations } from './use-session-mutations.ts';

/** So many log-ins that have ended are enough for who looks for a strange one; the rest is a press away. */
const FEW = 3;

/** The open sessions, this device first, then the log-ins that have ended. */
export function SessionList({ sessions }: { sessions: readonly PlayerSession[] }) {
  const { t } = useLingui();
  const { pending, notice, end, endOthers } = useSessionMutations();
  const { open, ended } = sortSessions(sessions);
  const body = useRef<HTMLDivElement>(null);
  const earlier = useId();
  const [isAllShown, setAllShown] = useState(false);
  // The button that was pressed goes with its session: the focus stays in the section.
  const keepFocus = () => body.current?.focus();
  const endOne = async (session: PlayerSession, device: string) => {
    await end(session, device);
    keepFocus();
  };
  const hasOthers = open.some(({ current }) => !current);
  const isAlone = open.length > 0 && !hasOthers;
  return (
    <div ref={body} className={css.body} tabIndex={-1}>
      <p className={css.text}>
        {isAlone ? (
          <Trans id="sessions.intro.one">
            You are logged in on this device alone. If you do not know one of the log-ins, change your
            password.
          </Trans>
        ) : (
          <Trans id="sessions.intro">
            If you do not know one of these devices, log it out and change your password.
          </Trans>
        )}{' '}
        <ZoneNote />
      </p>
      {notice ? (
        <Alert tone={notice.tone} announce="now">
          {notice.text}
        </Alert>
      ) : null}
      {sessions.length === 0 ? (
        <p className={css.text}>
          <Trans id="sessions.none">No log-ins are listed yet.</Trans>
        </p>
      ) : null}
      {open.length > 0 ? (
        <ul className={css.list}>
          {open.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={pending === session.id}
              onEnd={endOne}
            />
          ))}
        </ul>
      ) : null}
      {hasOthers ? (
        <div>
          <Button
            variant="secondary"
            pending={pending === 'others'}
            pendingLabel={t({ id: 'sessions.ending', message: 'Logging out' })}
            onClick={() => void endOthers().then(keepFocus)}
          >
            <Trans id="sessions.end-others">Log out everywhere else</Trans>
          </Button>
        </div>
      ) : null}
      {ended.length > 0 ? (
        <>
          <h3 className={css.subtitle}>
            <Trans id="sessions.earlier">Earlier log-ins</Trans>
          </h3>
          <ul id={earlier} className={css.list}>
            {(isAllShown ? ended : ended.slice(0, FEW)).map((session) => (
              <SessionRow key={session.id} session={session} isPending={false} onEnd={endOne} />
            ))}
          </ul>
          {ended.length > FEW ? (
            <div>
              <Button
                variant="outline"
                aria-expanded={isAllShown}
                aria-controls={earlier}
                onClick={() => setAllShown(!isAllShown)}
              >
                {isAllShown ? (
                  <Trans id="sessions.show-fewer">Show fewer</Trans>
                ) : (
                  <Trans id="sessions.show-all">Show all</Trans>
                )}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
