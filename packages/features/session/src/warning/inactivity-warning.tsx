import { useActivityState, useSession } from '@baize/player/session';
import { useState } from 'react';
import { InactivityDialog } from './inactivity-dialog.tsx';

/** Asks whether anybody is there, a minute before a session ends by itself (SES-05). */
export function InactivityWarning() {
  const { idle } = useActivityState();
  const { phase } = useSession();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  if (idle.kind === 'warning' && idle.endsAt !== endsAt) setEndsAt(idle.endsAt);
  if (endsAt === null) return null;
  return (
    <InactivityDialog
      endsAt={endsAt}
      open={phase === 'signed-in' && idle.kind === 'warning'}
      onExited={() => setEndsAt(null)}
    />
  );
}
