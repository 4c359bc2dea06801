import { resendVerificationMutation } from '@baize/api/queries/password';
import type { ModalProps } from '@baize/shell/brand';
import { useApi } from '@baize/shell/player';
import { PlayerProviders } from '@baize/shell/player-providers';
import { useSession } from '@baize/shell/session';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ResendForm } from './resend-form.tsx';

/** Where a link leads that came too late (NAV-05). */
export function VerifyExpiredDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  return (
    <Suspense>
      <PlayerProviders>
        <Dialog
          open={open}
          onClose={close}
          onExited={onExited}
          title={t({ id: 'verify.expired.title', message: 'This link has expired' })}
          closeLabel={t({ id: 'button.close', message: 'Close' })}
          width="alert"
        >
          <Resend />
        </Dialog>
      </PlayerProviders>
    </Suspense>
  );
}

function Resend() {
  const { phase } = useSession();
  const { mutateAsync } = useMutation(resendVerificationMutation(useApi()));
  return <ResendForm to={phase === 'signed-in' ? 'player' : 'anyone'} send={mutateAsync} />;
}
