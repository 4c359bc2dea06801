import { sessionsQuery } from '@baize/api/queries/sessions';
import { useApi } from '@baize/player';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SessionList } from './session-list.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';

/** The player's sessions, inside a `PlayerBoundary`; nothing where the platform does not list them. */
export function PlayerSessions() {
  const { data, isError, refetch } = useQuery(sessionsQuery(useApi()));
  if (data === null) return null;
  if (data)
    return (
      <SessionsCard>
        <SessionList sessions={data} />
      </SessionsCard>
    );
  if (!isError) return <SessionsSkeleton />;
  return (
    <SessionsCard>
      <div role="alert">
        <EmptyState
          heading="h3"
          illustration={<Illustration name="failed" />}
          title={<Trans id="sessions.failed.title">Your log-ins could not be loaded</Trans>}
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          <Trans id="sessions.failed.text">You stay logged in on this device.</Trans>
        </EmptyState>
      </div>
    </SessionsCard>
  );
}
