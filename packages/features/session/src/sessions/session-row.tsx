import type { PlayerSession } from '@baize/api/endpoints/session';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Monitor, Smartphone } from 'lucide-react';
import { LocalTime } from '@baize/page/clock';
import * as css from './sessions.css.ts';

interface SessionRowProps {
  session: PlayerSession;
  isPending: boolean;
  onEnd(session: PlayerSession, device: string): Promise<void>;
}

/** One log-in: on what, where and when; a button to end it where it is open and not this one. */
export function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  const { current, endedAt, place, startedAt, lastSeenAt } = session;
  const device = session.device ?? t({ id: 'sessions.unknown-device', message: 'Unknown device' });
  const name = t({ id: 'sessions.end-named', message: `Log out: ${device}` });
  const isOpen = current || endedAt === null;
  return (
    <li className={css.row}>
      <span className={css.icon} aria-hidden>
        {/iPhone|iPad|Android/i.test(device) ? <Smartphone /> : <Monitor />}
      </span>
      <div className={css.facts}>
        <div className={css.name}>
          <bdi>{device}</bdi>
          {current ? (
            <Badge tone="success" icon={<Check />}>
              <Trans id="sessions.this-device">This device</Trans>
            </Badge>
          ) : null}
        </div>
        {place === null ? null : (
          <div className={css.text}>
            <bdi>{place}</bdi>
          </div>
        )}
        <div className={`${css.text} ${css.times}`}>
          <span>
            <Trans id="sessions.started">
              Logged in: <LocalTime instant={startedAt} />
            </Trans>
          </span>
          {isOpen && !current && lastSeenAt !== null ? (
            <span>
              <Trans id="sessions.last-seen">
                Last active: <LocalTime instant={lastSeenAt} />
              </Trans>
            </span>
          ) : null}
          {isOpen || endedAt === null ? null : (
            <span>
              <Trans id="sessions.ended-at">
                Ended: <LocalTime instant={endedAt} />
              </Trans>
            </span>
          )}
        </div>
      </div>
      {isOpen && !current ? (
        <Button
          variant="outline"
          size="small"
          className={css.action}
          pending={isPending}
          pendingLabel={t({ id: 'sessions.ending', message: 'Logging out' })}
          aria-label={isPending ? undefined : name}
          onClick={() => void onEnd(session, device)}
        >
          <Trans id="sessions.end">Log out</Trans>
        </Button>
      ) : null}
    </li>
  );
}
