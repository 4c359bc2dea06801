import type { ModalProps } from '@baize/shell/brand';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DialogWaiting } from './dialog-waiting.tsx';
import { ViewerOnly } from './viewer-only.tsx';

interface ToolDialogProps extends ModalProps {
  title: string;
  visitor: ReactNode;
  children: ReactNode;
}

/** One tool over the page: for a player the tool, for a visitor the way in. */
export function ToolDialog({ open, close, onExited, title, visitor, children }: ToolDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={title}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="alert"
    >
      <ViewerOnly waiting={<DialogWaiting />} visitor={visitor} heading="h3">
        {children}
      </ViewerOnly>
    </Dialog>
  );
}
