import { sessionAlert } from '@baize/domain/session';
import { lastSessionEnd, useSession } from '@baize/player/session';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { SessionEndedDialog } from './session-ended-dialog.tsx';

/**
 * Tells a player that the session was ended, in an alert when they next touch the page and in a quiet note until then
 * (SES-06), also where it ended while the page was closed. An expired session needs no
 * telling: the login is open over the page already. Told in one tab, it is told.
 */
export function SessionEnded() {
  const { phase } = useSession();
  const kept = useSyncExternalStore(lastSessionEnd.subscribe, lastSessionEnd.get, () => null);
  const toTell = phase === 'signed-out' && sessionAlert(kept) !== null;
  const touched = useHasInteracted(toTell);
  const [leaving, setLeaving] = useState(kept);
  if (toTell && leaving !== kept) setLeaving(kept);
  const end = toTell ? kept : leaving;
  return (
    <>
      <SessionEndedNotice end={toTell && !touched ? kept : null} />
      {end && touched ? (
        <SessionEndedDialog
          end={end}
          open={toTell}
          close={lastSessionEnd.clear}
          onExited={() => setLeaving(null)}
        />
      ) : null}
    </>
  );
}

/** Whether the player has clicked or pressed a key since there was something to tell. */
function useHasInteracted(listening: boolean): boolean {
  const [touched, setTouched] = useState(false);
  // From the moment the note is seen: a press in between would be lost.
  useLayoutEffect(() => {
    if (!listening) return;
    const touch = () => setTouched(true);
    document.addEventListener('click', touch, true);
    document.addEventListener('keydown', touch, true);
    return () => {
      document.removeEventListener('click', touch, true);
      document.removeEventListener('keydown', touch, true);
    };
  }, [listening]);
  return touched;
}
