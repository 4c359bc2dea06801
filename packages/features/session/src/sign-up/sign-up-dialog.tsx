import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@baize/shell/brand';
import { LanguageButton } from '@baize/shell/language-button';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import { useSignedOutForm } from '../form/use-signed-out-form.ts';
import { SignUpBody } from './sign-up-body.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** A new account over the page, for whoever is not signed in. */
export function SignUpDialog(modal: ModalProps) {
  return useSignedOutForm(modal) ? <SignUp {...modal} /> : null;
}

function SignUp(modal: ModalProps) {
  const { t } = useLingui();
  const [unkept, setUnkept] = useState(false);
  useUnsavedGuard(unkept);
  return (
    <FormDialog
      {...modal}
      open={modal.open || unkept}
      mandatory={unkept}
      title={t({ id: 'sign-up.title', message: 'Create account' })}
      headAction={unkept ? null : <LanguageButton variant="icon" />}
    >
      <SignUpBody close={modal.close} onUnsavedChange={setUnkept} />
    </FormDialog>
  );
}
