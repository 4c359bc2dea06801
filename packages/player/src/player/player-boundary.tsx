import { lazy, Suspense, type ReactNode } from 'react';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { useSession } from '../session/session.ts';

const PlayerProviders = lazy(async () => ({
  default: (await import('./player-providers.tsx')).PlayerProviders,
}));

interface PlayerBoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
  errorFallback?: ReactNode;
}

/**
 * A part of a page that only a signed-in player has. Its children find the client (`useApi`), the
 * query cache and the player (`usePlayer`); load them lazily, they weigh. Everybody else, and the
 * player until the part is there, sees `fallback`; `failed` stands there when it did not come.
 */
export function PlayerBoundary({ children, fallback = null, errorFallback = fallback }: PlayerBoundaryProps) {
  const { phase } = useSession();
  if (phase !== 'signed-in') return fallback;
  return (
    <SectionErrorBoundary fallback={errorFallback}>
      <Suspense fallback={fallback}>
        <PlayerProviders>{children}</PlayerProviders>
      </Suspense>
    </SectionErrorBoundary>
  );
}
