import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@baize/shell/brand';
import { LanguageButton } from '@baize/shell/language-button';
import { FormDialog } from '../form/form-dialog.tsx';
import { SignUpBody } from './sign-up-body.tsx';

/** A new account over the page. */
export function SignUpDialog(modal: ModalProps) {
  const { t } = useLingui();
  return (
    <FormDialog
      {...modal}
      title={t({ id: 'sign-up.title', message: 'Create account' })}
      headAction={<LanguageButton looks="icon" />}
    >
      <SignUpBody close={modal.close} />
    </FormDialog>
  );
}
