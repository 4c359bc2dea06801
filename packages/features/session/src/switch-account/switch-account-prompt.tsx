import { displayEmail } from '@baize/domain/validation';
import { usePlayer } from '@baize/player';
import { pendingToken, switchAccount } from '@baize/player/session';
import { useState, useSyncExternalStore } from 'react';
import { SwitchAccountDialog } from './switch-account-dialog.tsx';

/** A link may bring a session of its own while somebody is signed in: it is never taken unasked (SES-02). */
export function SwitchAccountPrompt() {
  const token = useSyncExternalStore(pendingToken.subscribe, pendingToken.get, () => null);
  const player = usePlayer();
  const [asked, setAsked] = useState(token !== null);
  if (token !== null && !asked) setAsked(true);
  if (!asked || !player) return null;
  const { nickname, firstName, email } = player.getUser;
  return (
    <SwitchAccountDialog
      open={token !== null}
      name={nickname || firstName || displayEmail(email) || null}
      onStay={pendingToken.clear}
      onSwitch={async () => {
        if (token !== null) await switchAccount(token);
      }}
      onExited={() => setAsked(false)}
    />
  );
}
