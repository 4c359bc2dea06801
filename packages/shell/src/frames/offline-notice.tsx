import { useLingui } from '@lingui/react/macro';
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
          {t({ id: 'offline.title', message: 'No connection. What you see may be out of date.' })}
        </p>
      )}
    </div>
  );
}

function follow(changed: () => void) {
  const leaving = new AbortController();
  for (const news of ['online', 'offline'])
    window.addEventListener(news, changed, { signal: leaving.signal });
  return () => leaving.abort();
}
