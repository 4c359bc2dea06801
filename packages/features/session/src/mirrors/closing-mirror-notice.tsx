import { platformClock } from '@baize/browser/clock';
import { nextAddress } from '@baize/domain/official-list';
import { PathLink } from '@baize/links';
import { useNow } from '@baize/page/clock';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { PlayerBoundary } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { answering } from '../presence/connection-notice.css.ts';
import { actions } from './address-check.css.ts';
import { HANDOVER_FAILURE_MESSAGES } from './mirror-messages.ts';
import { useHandover } from './use-handover.ts';
import { useOfficialList } from './use-official-list.ts';

interface ClosingMirrorNoticeProps {
  /** Epoch ms. */
  closesAt: number;
}

/** Tells a signed-in player that this address closes, and takes them to one that stays (MIR-01). It can be put off. */
export function ClosingMirrorNotice({ closesAt }: ClosingMirrorNoticeProps) {
  const { t } = useLingui();
  const bothTimes = useFormatLocalAndUtc();
  const [isPutOff, putOff] = useState(false);
  useNow({ every: 'minute' });
  if (isPutOff) return null;
  const date = bothTimes(closesAt);
  return (
    <div className={answering} role="status">
      <Alert tone="warning">
        <p>
          {closesAt <= platformClock.now()
            ? t({ id: 'mirror.notice.closed', message: 'This address is closed.' })
            : t({ id: 'mirror.notice.closes', message: `This address closes ${date}.` })}{' '}
          {t({
            id: 'mirror.notice.stays',
            message: 'Your account, balance and limits are the same at every official address.',
          })}
        </p>
        <div className={actions}>
          <PlayerBoundary>
            <GoOn />
          </PlayerBoundary>
          <Button size="small" variant="ghost" onClick={() => putOff(true)}>
            {t({ id: 'mirror.notice.later', message: 'Later' })}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

/** To the next address where the list is believed, else to the page that says what is known. */
function GoOn() {
  const { t, i18n } = useLingui();
  const { verdict } = useOfficialList();
  const { pending, failure, go } = useHandover();
  const next = verdict?.status === 'verified' ? nextAddress(verdict.list, window.location.origin) : null;
  if (verdict === null) return null;
  if (next === null)
    return (
      <PathLink to="/genuine-site" className={buttonClass({ variant: 'outline', size: 'small' })}>
        {t({ id: 'mirror.notice.list', message: 'See the official addresses' })}
      </PathLink>
    );
  const host = new URL(next).host;
  return (
    <>
      {failure ? <span role="alert">{i18n._(HANDOVER_FAILURE_MESSAGES[failure])}</span> : null}
      <Button
        size="small"
        pending={pending !== null}
        pendingLabel={t({ id: 'mirror.going', message: 'Taking you there' })}
        onClick={() => go(next)}
      >
        {t({ id: 'mirror.notice.go', message: `Go on at ${host}` })}
      </Button>
    </>
  );
}
