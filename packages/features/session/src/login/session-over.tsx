import { useKeptDrafts } from '@baize/shell/form-drafts';
import { lastEnd } from '@baize/shell/session';
import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { ENDED_WORDS } from '../ended/ended-words.ts';
import { lines } from '../form/form.css.ts';

/** Whether an expired session led to this login, as long as the login stands. */
export function useSessionOver(): { over: boolean; told(): void } {
  const end = useSyncExternalStore(lastEnd.subscribe, lastEnd.get, () => null);
  const [over, setOver] = useState(false);
  if (end?.reason === 'SESSION_EXPIRED' && !over) setOver(true);
  return {
    over,
    told: () => {
      if (lastEnd.get()?.reason === 'SESSION_EXPIRED') lastEnd.clear();
    },
  };
}

/** Says why the login opened by itself (SES-04), and that nothing is lost. */
export function SessionOver() {
  const { t, i18n } = useLingui();
  const drafts = useKeptDrafts();
  return (
    <Alert icon={<Hourglass />} announce="now">
      <div className={lines}>
        <strong>{i18n._(ENDED_WORDS.SESSION_EXPIRED)}</strong>
        <span>
          {t({
            id: 'login.session-over',
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
