import { resendVerificationMutation } from '@baize/api/queries/password';
import type { ModalProps } from '@baize/page/brand';
import { useApi } from '@baize/player';
import { useSession } from '@baize/player/session';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../form/form-dialog.tsx';
import { ResendForm } from './resend-form.tsx';

/** Where a link leads that came too late (NAV-05). */
export function VerifyExpiredDialog(modal: ModalProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...modal} title={t({ id: 'verify.expired.title', message: 'This link has expired' })}>
      <Resend />
    </FormDialog>
  );
}

function Resend() {
  const { phase } = useSession();
  const { mutateAsync } = useMutation(resendVerificationMutation(useApi()));
  return <ResendForm to={phase === 'signed-in' ? 'player' : 'anyone'} onSubmit={mutateAsync} />;
}
