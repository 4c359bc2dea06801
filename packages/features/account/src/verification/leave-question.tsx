import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLeaveBlocker } from './use-leave-blocker.ts';

/** While files are on their way, asks before the page is left: leaving stops them (PRF-07). */
export function LeaveQuestion({ underWay }: { underWay: number }) {
  const { t } = useLingui();
  const isUnderWay = underWay > 0;
  const held = useLeaveBlocker(
    // A dialog over the page changes the query alone, and stops nothing.
    ({ currentLocation, nextLocation }) => isUnderWay && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
  const stay = () => held?.reset();
  const withdraw = useEffectEvent(stay);
  // All have arrived or failed meanwhile: the page shows which, and the question is none any more.
  useEffect(() => {
    if (!isUnderWay) withdraw();
  }, [isUnderWay]);
  return (
    <Dialog
      open={held !== null}
      onClose={stay}
      title={t({ id: 'verification.leave.title', message: 'Leave before everything is sent?' })}
      description={
        <Plural
          id="verification.leave.text"
          value={underWay}
          one="# file is still on its way. It is not sent if you leave this page."
          other="# files are still on their way. They are not sent if you leave this page."
        />
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      footer={
        <>
          <Button onClick={stay}>
            <Trans id="verification.leave.stay">Stay on this page</Trans>
          </Button>
          <Button variant="secondary" onClick={() => held?.proceed()}>
            <Trans id="verification.leave.go">Leave without sending</Trans>
          </Button>
        </>
      }
    />
  );
}
