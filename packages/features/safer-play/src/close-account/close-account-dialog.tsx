import type { ModalProps } from '@baize/page/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { ToolDialog } from '../dialog/tool-dialog.tsx';
import { CloseAccountForm } from './close-account-form.tsx';

/** Closing the account, over any page. */
export function CloseAccountDialog(modal: ModalProps) {
  const { t } = useLingui();
  return (
    <ToolDialog
      {...modal}
      initialFocus="title"
      title={t({ id: 'account.close', message: 'Close account' })}
      visitor={<Trans id="close-account.visitor">Log in to the account that you want to close.</Trans>}
    >
      <CloseAccountForm />
    </ToolDialog>
  );
}
