import { useConnectionStatus } from '@baize/player/line';
import { useLingui } from '@lingui/react/macro';
import { CloudAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notice } from './connection-notice.css.ts';

/** A line that is back within this time is not worth a word. */
const GRACE_MS = 4_000;

/**
 * Says quietly that the line to the platform is lost: the balance is asked for meanwhile (SES-11). Without any
 * connection the page's own notice says more.
 */
export function ConnectionNotice() {
  const { t } = useLingui();
  const line = useConnectionStatus();
  const lost = line === 'lost' || line === 'refused';
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!lost) return;
    const wait = setTimeout(() => setTold(navigator.onLine), GRACE_MS);
    return () => {
      clearTimeout(wait);
      setTold(false);
    };
  }, [lost]);
  return (
    <div role="status">
      {lost && told ? (
        <p className={notice}>
          <CloudAlert size={18} aria-hidden />
          {t({
            id: 'connection.lost',
            message:
              'Live updates are interrupted. Until they are back, your balance may be some seconds old.',
          })}
        </p>
      ) : null}
    </div>
  );
}
