import { PlayerIsland } from '@baize/shell/player';
import { useSession } from '@baize/shell/session';
import { lazy } from 'react';
import { Asking } from './consent/asking.tsx';
import { Follow, type Followed } from './follow.tsx';
import { DocumentGuard } from './scripts/document-guard.tsx';

const FollowPlayer = lazy(async () => ({ default: (await import('./follow-player.tsx')).FollowPlayer }));

const VISITOR: Followed = { userId: null, depositCount: null, scripts: 'wanted' };

/** What runs behind every page once it is idle: scripts by who is there, the push service, the choice about both. */
export function TrackingBody() {
  const { phase } = useSession();
  if (phase !== 'signed-out') {
    return (
      <>
        <DocumentGuard />
        <PlayerIsland fallback={<Asking asks="when-wanted" />}>
          <FollowPlayer />
        </PlayerIsland>
      </>
    );
  }
  return (
    <>
      <DocumentGuard />
      <Follow {...VISITOR} />
      <Asking asks="by-itself" />
    </>
  );
}
