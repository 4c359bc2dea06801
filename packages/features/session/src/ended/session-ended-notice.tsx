import type { ForcedLogout } from '@baize/domain/session';
import { useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { notice, region } from '../presence/connection-notice.css.ts';
import { SessionEndReason } from './session-end-reason.tsx';

/** Says quietly why nobody is signed in any more, until the next click or key brings the alert (SES-06). */
export function SessionEndedNotice({ end }: { end: ForcedLogout | null }) {
  const { t } = useLingui();
  return (
    <div role="status" className={region}>
      {end ? (
        <p className={notice}>
          <LogOut size={18} aria-hidden />
          <span>
            <strong>{t({ id: 'session.ended.title', message: 'You have been signed out' })}</strong>
            <br />
            <SessionEndReason reason={end.reason} />
          </span>
        </p>
      ) : null}
    </div>
  );
}
