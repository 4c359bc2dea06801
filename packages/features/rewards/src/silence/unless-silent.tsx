import { PlayerIsland } from '@baize/shell/player';
import { useSession } from '@baize/shell/session';
import { lazy, type ReactNode } from 'react';

const PlayerCalls = lazy(async () => ({ default: (await import('./player-calls.tsx')).PlayerCalls }));

/** What calls to play, for everybody but a player who is excluded, frozen or at a limit (beyond 15). */
export function UnlessSilent({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { phase } = useSession();
  if (phase !== 'signed-in') return children;
  return (
    <PlayerIsland fallback={waiting} failed={children}>
      <PlayerCalls waiting={waiting}>{children}</PlayerCalls>
    </PlayerIsland>
  );
}
