import { PlayerBoundary } from '@baize/shell/player-boundary';
import { SectionLoadError } from '@baize/shell/section-load-error';
import { useSession } from '@baize/shell/session';
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
