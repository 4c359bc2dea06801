import { useOnline } from '@baize/page/online';
import { retryStart, useIsSessionUnverified } from '@baize/player/session';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { CloudAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { answering, region } from './connection-notice.css.ts';

/**
 * Says that a session was kept and cannot be read, so that nobody takes themselves for a visitor without knowing why
 * (SES-01). Without any connection the page's own notice says it, and it is asked again once there is one.
 */
export function SessionUnverifiedNotice({ retry = retryStart }: { retry?: () => Promise<void> }) {
  const { t } = useLingui();
  const unread = useIsSessionUnverified();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    await retry();
    setAsking(false);
  };
  const onLine = useEffectEvent(() => {
    if (unread && !asking) void again();
  });
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('online', () => onLine(), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return (
    <div role="status" className={`${region} ${answering}`}>
      {online && (unread || asking) ? (
        <Alert
          tone="warning"
          icon={<CloudAlert />}
          action={
            <Button
              variant="outline"
              size="small"
              pending={asking}
              pendingLabel={t({ id: 'session.unverified.retrying', message: 'Trying again' })}
              onClick={() => void again()}
            >
              {t({ id: 'msg.try.again', message: 'Try again' })}
            </Button>
          }
        >
          {t({ id: 'session.unverified', message: 'We cannot reach your account right now.' })}
        </Alert>
      ) : null}
    </div>
  );
}
