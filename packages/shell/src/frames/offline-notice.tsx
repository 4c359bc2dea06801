import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { notice, region } from './offline-notice.css.ts';

/**
 * Stands at the foot of the screen for as long as there is no connection (look §13). Part of the first view: without a
 * line it could not be fetched.
 */
export function OfflineNotice() {
  const { t } = useLingui();
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={region}>
      {online ? null : (
        <p className={notice}>
          <CloudOff size={20} aria-hidden />
          {t({ id: 'offline.title', message: 'No connection. What you see may be out of date.' })}
        </p>
      )}
    </div>
  );
}

function follow(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
