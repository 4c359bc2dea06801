import { useOnline } from '@baize/page/online';
import { useLingui } from '@lingui/react/macro';
import * as styles from './withdraw-bar.css.ts';

/** Why nothing can be sent now; nothing while there is a connection. */
export function OfflineNote() {
  const { t } = useLingui();
  if (useOnline()) return null;
  return (
    <p className={styles.offline} role="status">
      {t({ id: 'offline.paying', message: 'No connection. You can go on once you are back online.' })}
    </p>
  );
}
