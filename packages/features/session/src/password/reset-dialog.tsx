import { resetPasswordMutation } from '@baize/api/queries/password';
import { afterEmailVerification } from '@baize/domain/page-paths';
import type { ModalProps } from '@baize/shell/brand';
import { useLocalizedPath } from '@baize/shell/links';
import { useApi } from '@baize/shell/player';
import { PlayerProviders } from '@baize/shell/player-providers';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useDesignVariant } from '../form/design-variant.ts';
import { forgetLinkToken, useLinkToken } from '../form/link-token.ts';
import { leaveLoginHint } from '../login/login-hint.ts';
import { ResetForm } from './reset-form.tsx';

/** Where a mailed link or a code by SMS leads: a new password, and then the login. */
export function ResetDialog(props: ModalProps) {
  return (
    <Suspense>
      <PlayerProviders>
        <Opened {...props} />
      </PlayerProviders>
    </Suspense>
  );
}

function Opened({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  const token = useLinkToken();
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={t({ id: 'reset.title', message: 'Set a new password' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="alert"
    >
      <Reset token={token} />
    </Dialog>
  );
}

function Reset({ token }: { token: string | null }) {
  const { mutateAsync } = useMutation(resetPasswordMutation(useApi()));
  const localize = useLocalizedPath();
  const variant = useDesignVariant();
  const navigate = useNavigate();
  return (
    <ResetForm
      token={token}
      send={mutateAsync}
      onDone={() => {
        forgetLinkToken();
        leaveLoginHint({ name: '', after: 'reset' });
        void navigate(localize(afterEmailVerification({ variant })), { replace: true });
      }}
    />
  );
}
