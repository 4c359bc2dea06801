import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { lazy, type ReactNode } from 'react';

const UnlessPlayerSuppressed = lazy(async () => ({
  default: (await import('./unless-player-suppressed.tsx')).UnlessPlayerSuppressed,
}));

/** What calls to play, for everybody but a player who is excluded, frozen or at a limit (beyond 15). */
export function UnlessSuppressed({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { phase } = useSession();
  if (phase !== 'signed-in') return children;
  return (
    <PlayerBoundary fallback={fallback} errorFallback={children}>
      <UnlessPlayerSuppressed fallback={fallback}>{children}</UnlessPlayerSuppressed>
    </PlayerBoundary>
  );
}
