import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { ToastRegion } from '@baize/ui/toast';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { EntryAccessGate } from '../access/entry-access-gate.tsx';
import { ClosingMirrorGate } from '../mirrors/closing-mirror-gate.tsx';
import { SwitchAccountPrompt } from '../switch-account/switch-account-prompt.tsx';
import { SessionEnded } from '../ended/session-ended.tsx';
import { DetailsNotice } from '../presence/details-notice.tsx';
import { FailedDepositNotifier } from '../presence/failed-deposit-notifier.tsx';
import { LastLoginToast } from '../presence/last-login-toast.tsx';
import { region } from '../presence/connection-notice.css.ts';
import { ConnectionNotice } from '../presence/connection-notice.tsx';
import { SessionUnverifiedNotice } from '../presence/session-unverified-notice.tsx';
import { ExpectedPaymentsGate } from '../settled-payments/expected-payments-gate.tsx';
import { InactivityWarning } from '../warning/inactivity-warning.tsx';

export function SessionAnnouncerList() {
  const { t } = useLingui();
  const { phase } = useSession();
  // What was told to a player is not left on the screen for whoever comes next.
  useEffect(() => (phase === 'signed-in' ? toasts.clear : undefined), [phase]);
  return (
    <>
      <SessionEnded />
      <SessionUnverifiedNotice />
      {phase === 'signed-in' ? (
        <>
          <InactivityWarning />
          <LastLoginToast />
          <div className={region}>
            <ConnectionNotice />
            <ClosingMirrorGate />
            <PlayerBoundary>
              <DetailsNotice />
            </PlayerBoundary>
          </div>
          <PlayerBoundary>
            <SwitchAccountPrompt />
            <FailedDepositNotifier />
            <ExpectedPaymentsGate />
          </PlayerBoundary>
        </>
      ) : (
        <EntryAccessGate />
      )}
      <ToastRegion
        label={t({ id: 'toast.region', message: 'Messages' })}
        closeLabel={t({ id: 'toast.close', message: 'Close the message' })}
      />
    </>
  );
}
