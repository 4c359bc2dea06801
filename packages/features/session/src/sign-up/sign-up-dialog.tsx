import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@baize/shell/brand';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { body } from './sign-up-dialog.css.ts';

/** Accounts cannot be opened here yet, and the dialog says so. */
export function SignUpDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={t({ id: 'sign-up.title', message: 'Create account' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="alert"
    >
      <div className={body}>
        <Alert tone="info">
          {t({ id: 'sign-up.closed', message: 'Accounts cannot be opened here yet.' })}
        </Alert>
        <p>
          {t({
            id: 'sign-up.closed.text',
            message: 'You can look around, read the rules and see the example calendar without one.',
          })}
        </p>
        <Button variant="secondary" onClick={close}>
          {t({ id: 'sign-up.look-around', message: 'Look around' })}
        </Button>
      </div>
    </Dialog>
  );
}
