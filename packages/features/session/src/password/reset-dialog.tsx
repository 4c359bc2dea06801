import { resetPasswordMutation } from '@baize/api/queries/password';
import { afterEmailVerification } from '@baize/domain/page-paths';
import { useLocalizedPath } from '@baize/links';
import type { ModalProps } from '@baize/page/brand';
import { useApi } from '@baize/player';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FormDialog } from '../form/form-dialog.tsx';
import { useDesignVariant } from '../form/design-variant.ts';
import { discardLinkToken, useLinkToken } from '../form/link-token.ts';
import { setLoginHint } from '../login/login-hint.ts';
import { ResetForm } from './reset-form.tsx';

/** Where a mailed link or a code by SMS leads: a new password, and then the login. */
export function ResetDialog(modal: ModalProps) {
  const { t } = useLingui();
  return (
    <FormDialog {...modal} title={t({ id: 'reset.title', message: 'Set a new password' })}>
      <Reset />
    </FormDialog>
  );
}

function Reset() {
  const token = useLinkToken();
  const { mutateAsync } = useMutation(resetPasswordMutation(useApi()));
  const localize = useLocalizedPath();
  const variant = useDesignVariant();
  const navigate = useNavigate();
  return (
    <ResetForm
      token={token}
      onSubmit={mutateAsync}
      onDone={() => {
        discardLinkToken();
        setLoginHint({ name: '', after: 'reset' });
        void navigate(localize(afterEmailVerification({ variant })), { replace: true });
      }}
    />
  );
}
