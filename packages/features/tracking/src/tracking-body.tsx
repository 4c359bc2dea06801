import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { lazy } from 'react';
import { ConsentPrompt } from './consent/consent-prompt.tsx';
import { ViewerTracking, type TrackedViewer } from './viewer-tracking.tsx';
import { DocumentGuard } from './scripts/document-guard.tsx';

const PlayerTracking = lazy(async () => ({
  default: (await import('./player-tracking.tsx')).PlayerTracking,
}));

const VISITOR: TrackedViewer = { userId: null, depositCount: null, scripts: 'wanted' };

/** What runs behind every page once it is idle: scripts by who is there, the push service, the choice about both. */
export function TrackingBody() {
  const { phase } = useSession();
  if (phase !== 'signed-out') {
    return (
      <>
        <DocumentGuard />
        <PlayerBoundary fallback={<ConsentPrompt trigger="when-wanted" />}>
          <PlayerTracking />
        </PlayerBoundary>
      </>
    );
  }
  return (
    <>
      <DocumentGuard />
      <ViewerTracking {...VISITOR} />
      <ConsentPrompt trigger="by-itself" />
    </>
  );
}
