import type { Tournament } from '@baize/api/calls/rewards';
import { useSession } from '@baize/shell/session';
import { Button, buttonClass } from '@baize/ui/button';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as detail from './detail.css.ts';
import { LiveTournaments } from './live.tsx';
import { ToAll, TournamentDetail } from './tournament-detail.tsx';
import type { Feed } from './tournament-feed.tsx';
import * as css from './tournament.css.ts';

interface OneTournamentProps {
  id: string;
  /** What the list knows of it already. */
  row: Tournament | null;
  now: number | null;
}

/** The tournament an address names, read with its whole board. */
export function OneTournament({ id, row, now }: OneTournamentProps) {
  const { phase: session } = useSession();
  const [search] = useSearchParams();
  const [feed, setFeed] = useState<Feed | null>(null);
  const whole = feed?.rows?.[0] ?? null;
  return (
    <>
      <OneView
        whole={whole}
        row={row}
        trouble={whole === null && feed?.rows ? 'unknown' : (feed?.trouble ?? 'none')}
        page={Number(search.get('board') ?? 1)}
        now={now}
        onRetry={() => feed?.retry()}
      />
      <LiveTournaments key={session} id={id} onFeed={setFeed} />
    </>
  );
}

export interface OneViewProps {
  whole: Tournament | null;
  row: Tournament | null;
  trouble: Feed['trouble'];
  page: number;
  now: number | null;
  onRetry(): void;
}

/** What is known of it, in the same place whether the board has come or not. */
export function OneView({ whole, row, trouble, page, now, onRetry }: OneViewProps) {
  if (trouble === 'unknown') return <NoSuchTournament />;
  const shown = whole ?? row;
  if (shown === null) return trouble === 'missing' ? <Failed onRetry={onRetry} /> : <Waiting />;
  return (
    <TournamentDetail
      tournament={shown}
      board={whole ? 'whole' : trouble === 'missing' ? { onRetry } : 'waiting'}
      stale={trouble === 'stale'}
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
        picture={<PlaceArt place="tournaments" />}
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
      <ToAll phase="running" />
      <div className={css.hollow} role="alert">
        <EmptyState
          heading="h1"
          picture={<PlaceArt place="failed" />}
          title={<Trans id="tournament.failed.title">The tournament could not be read</Trans>}
          action={
            <Button variant="secondary" onClick={onRetry}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          <Trans id="tournaments.failed.text">Points you have won are kept by the platform.</Trans>
        </EmptyState>
      </div>
    </>
  );
}
