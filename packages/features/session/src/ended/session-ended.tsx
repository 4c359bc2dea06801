import { lastEnd, useSession } from '@baize/shell/session';
import { lazy, Suspense, useEffect, useState } from 'react';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
}));

/**
 * Tells a player that the session was ended, when they next touch the page (SES-06). An expired
 * session needs no telling: the login is open over the page already.
 */
export function SessionEnded() {
  const session = useSession();
  const end = session.phase === 'signed-out' ? session.ended : null;
  const toTell = end !== null && end.reason !== 'SESSION_EXPIRED' && end.reason !== 'USER_INITIATED';
  const touched = useTouched(toTell);
  const [told, setTold] = useState<number | null>(null);
  if (!toTell || !touched) return null;
  return (
    <Suspense>
      <SessionEndedDialog
        end={end}
        open={told !== end.at}
        close={() => {
          lastEnd.clear();
          setTold(end.at);
        }}
      />
    </Suspense>
  );
}

/** Whether the player has clicked or pressed a key since there was something to tell. */
function useTouched(listening: boolean): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!listening) return;
    const touch = () => setTouched(true);
    document.addEventListener('click', touch, true);
    document.addEventListener('keydown', touch, true);
    return () => {
      document.removeEventListener('click', touch, true);
      document.removeEventListener('keydown', touch, true);
      setTouched(false);
    };
  }, [listening]);
  return touched;
}
