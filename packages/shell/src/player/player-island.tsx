import { lazy, Suspense, type ReactNode } from 'react';
import { PartBoundary } from '../errors/part-boundary.tsx';
import { useSession } from '../session/session.ts';

const PlayerProviders = lazy(async () => ({
  default: (await import('./player-providers.tsx')).PlayerProviders,
}));

interface PlayerIslandProps {
  children: ReactNode;
  fallback?: ReactNode;
  failed?: ReactNode;
}

/**
 * A part of a page that only a signed-in player has. Its children find the client (`useApi`), the
 * query cache and the player (`usePlayer`); load them lazily, they weigh. Everybody else, and the
 * player until the part is there, sees `fallback`; `failed` stands there when it did not come.
 */
export function PlayerIsland({ children, fallback = null, failed = fallback }: PlayerIslandProps) {
  const { phase } = useSession();
  if (phase !== 'signed-in') return fallback;
  return (
    <PartBoundary fallback={failed}>
      <Suspense fallback={fallback}>
        <PlayerProviders>{children}</PlayerProviders>
      </Suspense>
    </PartBoundary>
  );
}
