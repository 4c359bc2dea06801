import { useHydrated } from '@baize/page/clock';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { lazy, Suspense } from 'react';
import type { TournamentFeedProps } from './tournament-feed.tsx';

const TournamentFeed = lazy(async () => ({
  default: (await import('./tournament-feed.tsx')).TournamentFeed,
}));

/** Keeps a page up to date once it is alive; code that did not come leaves it as the server drew it. */
export function LiveTournaments(props: TournamentFeedProps) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <SectionErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <TournamentFeed {...props} />
      </Suspense>
    </SectionErrorBoundary>
  );
}
