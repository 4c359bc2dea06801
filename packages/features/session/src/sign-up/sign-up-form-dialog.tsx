import type { ModalProps } from '@baize/page/brand';
import { LanguageButton } from '@baize/shell/language-button';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';
import { SignUpBody } from './sign-up-body.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface SignUpFormDialogProps {
  modal: ModalProps;
  title: string;
  description?: string;
  /** Somebody is in, and not by this form; without it the dialog closes. */
  onOtherLogin?(): void;
}

/** A sign-up over the page. What is shown once holds it open until the player has it. */
export function SignUpFormDialog({ modal, title, description, onOtherLogin }: SignUpFormDialogProps) {
  const [unkept, setUnkept] = useState(false);
  useUnsavedGuard(unkept);
  return (
    <FormDialog
      {...modal}
      open={modal.open || unkept}
      mandatory={unkept}
      title={title}
      description={description}
      headAction={unkept ? null : <LanguageButton variant="icon" />}
    >
      <SignUpBody close={modal.close} onOtherLogin={onOtherLogin} onUnsavedChange={setUnkept} />
    </FormDialog>
  );
}
