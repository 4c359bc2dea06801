import type { ModalProps } from '@baize/page/brand';
import { useLingui } from '@lingui/react/macro';
import { useSignedOutForm } from '../form/use-signed-out-form.ts';
import { SignUpFormDialog } from './sign-up-form-dialog.tsx';

/** A new account over the page, for whoever is not signed in. */
export function SignUpDialog(modal: ModalProps) {
  const { t } = useLingui();
  const title = t({ id: 'sign-up.title', message: 'Create account' });
  return useSignedOutForm(modal) ? <SignUpFormDialog modal={modal} title={title} /> : null;
}
