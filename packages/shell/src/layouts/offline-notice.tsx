import { whenIdle } from '@baize/browser/idle';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useOnline } from '@baize/page/online';
import { notice, region } from './offline-notice.css.ts';

/** How long the page has the network to itself before the icon is fetched, in ms. */
const ICON_DELAY_MS = 3_000;

/**
 * Stands at the foot of the screen for as long as there is no connection (look §13). Part of the first view: without a
 * line it could not be fetched. Only its icon comes later.
 */
export function OfflineNotice() {
  const { t } = useLingui();
  const online = useOnline();
  const icon = useIcon();
  return (
    <div role="status" className={region}>
      {online ? null : (
        <p className={notice}>
          {icon}
          {t({ id: 'offline.title', message: 'No connection. What you see may be out of date.' })}
        </p>
      )}
    </div>
  );
}

function useIcon(): ReactNode {
  const [icon, setIcon] = useState<ReactNode>();
  useEffect(() => {
    const load = () =>
      import('./offline-icon.tsx').then(
        ({ OfflineIcon }) => setIcon(<OfflineIcon />),
        // The words say it too.
        () => undefined,
      );
    return whenIdle(() => void load(), { delay: ICON_DELAY_MS });
  }, []);
  return icon;
}
