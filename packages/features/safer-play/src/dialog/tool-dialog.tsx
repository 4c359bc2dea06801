import type { ModalProps } from '@baize/page/brand';
import { lastSessionEnd, useSession } from '@baize/player/session';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { focusAfterLock } from './lock-notice.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { PlayerOnly } from './player-only.tsx';

/** What the session ends for when players shut themselves out. */
const SHUT_REASONS: readonly string[] = ['ACCOUNT_LOCKED', 'ACCOUNT_CLOSED'];

interface ToolDialogProps extends ModalProps {
  title: string;
  visitor: ReactNode;
  /** `title` where the tool is to be read from its start; else its first control. */
  initialFocus?: 'title';
  children: ReactNode;
}

/**
 * One tool over the page: for a player the tool, for a visitor the way in. Who has just shut themselves out with it is no
 * visitor to be asked to log in: it closes, and the session's end is told.
 */
export function ToolDialog(props: ToolDialogProps) {
  const { open, close, onExited, title, visitor, initialFocus, children } = props;
  const { t } = useLingui();
  const { phase } = useSession();
  const ended = useSyncExternalStore(lastSessionEnd.subscribe, lastSessionEnd.get, () => null);
  const [served, setServed] = useState(phase === 'signed-in');
  if (phase === 'signed-in' && !served) setServed(true);
  const shut = served && phase === 'signed-out' && ended !== null && SHUT_REASONS.includes(ended.reason);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (shut) leave();
  }, [shut]);
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      initialFocus={initialFocus}
      finalFocus={focusAfterLock}
      title={title}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="alert"
    >
      {shut ? (
        <DialogSkeleton />
      ) : (
        <PlayerOnly fallback={<DialogSkeleton />} visitor={visitor} heading="h3">
          {children}
        </PlayerOnly>
      )}
    </Dialog>
  );
}
