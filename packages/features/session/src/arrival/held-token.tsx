import { shownEmail } from '@baize/domain/validation';
import { usePlayer } from '@baize/shell/player';
import { heldToken, switchTo } from '@baize/shell/session';
import { useState, useSyncExternalStore } from 'react';
import { HeldTokenDialog } from './held-token-dialog.tsx';

/** A link may bring a session of its own while somebody is signed in: it is never taken unasked (SES-02). */
export function HeldToken() {
  const token = useSyncExternalStore(heldToken.subscribe, heldToken.get, () => null);
  const player = usePlayer();
  const [asked, setAsked] = useState(token !== null);
  if (token !== null && !asked) setAsked(true);
  if (!asked || !player) return null;
  const { nickname, firstName, email } = player.getUser;
  return (
    <HeldTokenDialog
      open={token !== null}
      name={nickname || firstName || shownEmail(email) || null}
      stay={heldToken.clear}
      change={async () => {
        if (token !== null) await switchTo(token);
      }}
      onExited={() => setAsked(false)}
    />
  );
}
