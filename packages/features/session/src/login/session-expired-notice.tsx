import { useHasDrafts } from '@baize/forms/form-drafts';
import { lastSessionEnd } from '@baize/player/session';
import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { SESSION_END_MESSAGES } from '../ended/session-end-messages.ts';
import { lines } from '../form/form.css.ts';

/** Whether an expired session led to this login, as long as the login stands. */
export function useSessionExpired(): { isExpired: boolean; dismiss(): void } {
  const end = useSyncExternalStore(lastSessionEnd.subscribe, lastSessionEnd.get, () => null);
  const [isExpired, setOver] = useState(false);
  if (end?.reason === 'SESSION_EXPIRED' && !isExpired) setOver(true);
  return {
    isExpired,
    dismiss: () => {
      if (lastSessionEnd.get()?.reason === 'SESSION_EXPIRED') lastSessionEnd.clear();
    },
  };
}

/** Says why the login opened by itself (SES-04), and that nothing is lost. */
export function SessionExpiredNotice() {
  const { t, i18n } = useLingui();
  const drafts = useHasDrafts();
  return (
    <Alert icon={<Hourglass />} announce="now">
      <div className={lines}>
        <strong>{i18n._(SESSION_END_MESSAGES.SESSION_EXPIRED)}</strong>
        <span>
          {t({
            id: 'login.session-expired',
            message:
              'Sessions end after a while, and at the time limit you set yourself. Log in to go on here.',
          })}
        </span>
        {drafts ? (
          <span>
            {t({
              id: 'session.ended.draft',
              message: 'What you had typed is kept in this tab until you log in again.',
            })}
          </span>
        ) : null}
      </div>
    </Alert>
  );
}
