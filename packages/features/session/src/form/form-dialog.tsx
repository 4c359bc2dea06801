import type { ModalProps } from '@baize/page/brand';
import { PlayerProviders } from '@baize/player/player-providers';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFocusAfterLogin } from './use-focus-after-login.ts';

type FormDialogProps = ModalProps & {
  title: string;
  /** A sentence below the title. */
  description?: string | undefined;
  /** Beside the title. */
  headAction?: ReactNode;
  /** Only a choice inside leads out. */
  mandatory?: boolean;
  children: ReactNode;
};

/** A form of an account over the page, with the client it is sent by. */
export function FormDialog(props: FormDialogProps) {
  const { open, close, onExited, title, description, headAction, mandatory, children } = props;
  const { t } = useLingui();
  return (
    <PlayerProviders>
      <Dialog
        open={open}
        onClose={close}
        onExited={onExited}
        title={title}
        description={description}
        closeLabel={t({ id: 'button.close', message: 'Close' })}
        headerAction={headAction}
        mandatory={mandatory}
        finalFocus={useFocusAfterLogin()}
        width="alert"
      >
        {children}
      </Dialog>
    </PlayerProviders>
  );
}
