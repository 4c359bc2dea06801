import { PlayerIsland } from '@baize/shell/player';
import { usePage } from '@baize/shell/page';
import { useSession } from '@baize/shell/session';
import { lazy } from 'react';
import { Consent } from './consent/consent.tsx';
import { Follow, type Followed } from './follow.tsx';
import { DocumentGuard } from './scripts/document-guard.tsx';

const FollowPlayer = lazy(async () => ({ default: (await import('./follow-player.tsx')).FollowPlayer }));

const VISITOR: Followed = { userId: null, depositCount: null, scripts: 'wanted' };

/** What runs behind every page once it is idle: scripts by who is there, the push service, the choice about both. */
export function TrackingBody() {
  const { phase } = useSession();
  const { settings } = usePage();
  return (
    <>
      <DocumentGuard />
      {phase === 'signed-out' ? <Follow {...VISITOR} /> : null}
      <PlayerIsland>
        <FollowPlayer />
      </PlayerIsland>
      {settings.askTrackingConsent ? <Consent /> : null}
    </>
  );
}
