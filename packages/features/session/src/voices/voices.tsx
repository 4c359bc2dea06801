import { PlayerIsland } from '@baize/shell/player';
import { useSession } from '@baize/shell/session';
import { ToastRegion } from '@baize/ui/toast';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { HeldToken } from '../arrival/held-token.tsx';
import { SessionEnded } from '../ended/session-ended.tsx';
import { DetailsNotice } from '../presence/details-notice.tsx';
import { FailedDepositNews } from '../presence/failed-deposit-news.tsx';
import { LastLoginToast } from '../presence/last-login-toast.tsx';
import { region } from '../presence/line-notice.css.ts';
import { LineNotice } from '../presence/line-notice.tsx';
import { Unreached } from '../presence/unreached.tsx';
import { InactivityWarning } from '../warning/inactivity-warning.tsx';

export function Voices() {
  const { t } = useLingui();
  const { phase } = useSession();
  // What was told to a player is not left on the screen for whoever comes next.
  useEffect(() => (phase === 'signed-in' ? toasts.clear : undefined), [phase]);
  return (
    <>
      <SessionEnded />
      <Unreached />
      {phase === 'signed-in' ? (
        <>
          <InactivityWarning />
          <LastLoginToast />
          <div className={region}>
            <LineNotice />
            <PlayerIsland>
              <DetailsNotice />
            </PlayerIsland>
          </div>
          <PlayerIsland>
            <HeldToken />
            <FailedDepositNews />
          </PlayerIsland>
        </>
      ) : null}
      <ToastRegion
        label={t({ id: 'toast.region', message: 'Messages' })}
        closeLabel={t({ id: 'toast.close', message: 'Close the message' })}
      />
    </>
  );
}
