import { SectionLoadError } from '@baize/page/section-errors';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { PlayerSessions } from './player-sessions.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';

/** Where the player is logged in, for the slot `account.sessions`; nothing for visitors. */
export function SessionsSection() {
  if (useSession().phase === 'signed-out') return null;
  return (
    <PlayerBoundary
      fallback={<SessionsSkeleton />}
      errorFallback={
        <SessionsCard>
          <SectionLoadError />
        </SessionsCard>
      }
    >
      <PlayerSessions />
    </PlayerBoundary>
  );
}
