import type { Tournament } from '@baize/api/endpoints/rewards';
import { useSession } from '@baize/player/session';
import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as detail from './detail.css.ts';
import { LiveTournaments } from './live-tournaments.tsx';
import { AllTournamentsLink, TournamentDetail } from './tournament-detail.tsx';
import type { TournamentFeedState } from './tournament-feed.tsx';
import * as css from './tournament.css.ts';

interface OneTournamentProps {
  id: string;
  /** What the list knows of it already. */
  summary: Tournament | null;
  now: number | null;
}

/** The tournament an address names, read with its whole board. */
export function SingleTournament({ id, summary, now }: OneTournamentProps) {
  const { phase: session } = useSession();
  const [search] = useSearchParams();
  const [feed, setFeed] = useState<TournamentFeedState | null>(null);
  const whole = feed?.rows?.[0] ?? null;
  return (
    <>
      <SingleTournamentView
        tournament={whole}
        summary={summary}
        error={whole === null && feed?.rows ? 'unknown' : (feed?.error ?? 'none')}
        page={Number(search.get('board') ?? 1)}
        now={now}
        onRetry={() => feed?.retry()}
      />
      <LiveTournaments key={session} id={id} onFeed={setFeed} />
    </>
  );
}

export interface SingleTournamentViewProps {
  tournament: Tournament | null;
  summary: Tournament | null;
  error: TournamentFeedState['error'];
  page: number;
  now: number | null;
  onRetry(): void;
}

/** What is known of it, in the same place whether the board has come or not. */
export function SingleTournamentView({
  tournament,
  summary,
  error,
  page,
  now,
  onRetry,
}: SingleTournamentViewProps) {
  if (error === 'unknown') return <NoSuchTournament />;
  const shown = tournament ?? summary;
  if (shown === null) return error === 'missing' ? <Failed onRetry={onRetry} /> : <Waiting />;
  return (
    <TournamentDetail
      tournament={shown}
      leaderboard={tournament ? 'whole' : error === 'missing' ? { onRetry } : 'waiting'}
      isStale={error === 'stale'}
      page={page}
      now={now}
    />
  );
}

function Waiting() {
  return (
    <div className={css.page} aria-busy>
      <VisuallyHidden>
        <Trans id="tournament.loading">Loading the tournament</Trans>
      </VisuallyHidden>
      <Skeleton height={220} shape="block" />
      <div className={detail.columns}>
        <Skeleton height={560} shape="block" />
        <Skeleton height={360} shape="block" />
      </div>
    </div>
  );
}

function NoSuchTournament() {
  return (
    <div className={css.hollow}>
      <EmptyState
        heading="h1"
        illustration={<Illustration name="tournaments" />}
        title={<Trans id="tournament.unknown.title">There is no such tournament</Trans>}
        action={
          <Link className={buttonClass({ variant: 'secondary' })} to={{ search: '' }}>
            <Trans id="tournament.all">All tournaments</Trans>
          </Link>
        }
      >
        <Trans id="tournament.unknown.text">
          The address may have been typed wrong, or the tournament is too long ago.
        </Trans>
      </EmptyState>
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <>
      <AllTournamentsLink phase="running" />
      <div className={css.hollow} role="alert">
        <EmptyState
          heading="h1"
          illustration={<Illustration name="failed" />}
          title={<Trans id="tournament.failed.title">The tournament could not be loaded</Trans>}
          action={
            <Button variant="secondary" onClick={onRetry}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          <Trans id="tournaments.failed.text">Points you have won are not lost.</Trans>
        </EmptyState>
      </div>
    </>
  );
}
