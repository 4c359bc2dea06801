import { splitLocale } from '@baize/domain/locales';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLeaveBlocker } from './use-leave-blocker.ts';
import { useUnloadQuestion } from './use-unload-question.ts';

interface LeaveDialogProps {
  /** Whether leaving the page would lose anything. */
  active: boolean;
  title: string;
  description: ReactNode;
  stayLabel: string;
  /** What leaving all the same is called. */
  leaveLabel: string;
  onLeave?(): void;
}

/**
 * While leaving would lose something, asks before the page is left: for a link or Back by this dialog, for closing or a
 * reload in the browser's words.
 */
export function LeaveDialog(props: LeaveDialogProps) {
  const { active, title, description, stayLabel, leaveLabel, onLeave } = props;
  const { t } = useLingui();
  const held = useLeaveBlocker(
    // A dialog over the page changes the query alone, another language only its prefix: the page stays, and loses nothing.
    ({ currentLocation, nextLocation }) =>
      active && splitLocale(currentLocation.pathname).path !== splitLocale(nextLocation.pathname).path,
  );
  useUnloadQuestion(active);
  const stay = () => held?.reset();
  const withdraw = useEffectEvent(stay);
  // Nothing would be lost any more: the question is none.
  useEffect(() => {
    if (!active) withdraw();
  }, [active]);
  return (
    <Dialog
      open={held !== null}
      onClose={stay}
      title={title}
      description={description}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      footer={
        <>
          <Button onClick={stay}>{stayLabel}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              onLeave?.();
              held?.proceed();
            }}
          >
            {leaveLabel}
          </Button>
        </>
      }
    />
  );
}
