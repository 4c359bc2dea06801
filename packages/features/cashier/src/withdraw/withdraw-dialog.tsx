import type { ModalProps } from '@baize/page/brand';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { ViewerWithdraw } from './viewer-withdraw.tsx';

/** The withdrawal over any page (`?modal=withdraw`). */
export function WithdrawDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={t({ id: 'nav.withdraw', message: 'Withdraw' })}
      closeLabel={t({ id: 'dialog.close', message: 'Close' })}
      width="calendar"
    >
      <ViewerWithdraw shape="dialog" />
    </Dialog>
  );
}
