import type { ModalProps } from '@baize/shell/brand';
import { PlayerProviders } from '@baize/shell/player-providers';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type FormDialogProps = ModalProps & {
  title: string;
  /** Beside the title. */
  headAction?: ReactNode;
  children: ReactNode;
};

/** A form of an account over the page, with the client it is sent by. */
export function FormDialog({ open, close, onExited, title, headAction, children }: FormDialogProps) {
  const { t } = useLingui();
  return (
    <PlayerProviders>
      <Dialog
        open={open}
        onClose={close}
        onExited={onExited}
        title={title}
        closeLabel={t({ id: 'button.close', message: 'Close' })}
        headAction={headAction}
        width="alert"
      >
        {children}
      </Dialog>
    </PlayerProviders>
  );
}
