import type { Tournament } from '@baize/api/endpoints/rewards';
import { TOURNAMENT_PHASES, tournamentsInPhase, type TournamentPhase } from '@baize/domain/tournaments';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Illustration } from '@baize/ui/illustration';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui as useWords } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { TournamentCard } from './tournament-card.tsx';
import { PHASE_MESSAGES } from './tournament-messages.ts';
import * as css from './tournament.css.ts';

export interface TournamentListProps {
  /** Null while they are read for the first time. */
  rows: readonly Tournament[] | null;
  /** Nothing could be read at all; what was read once stays instead. */
  failed: boolean;
  phase: TournamentPhase;
  now: number | null;
  onRetry(): void;
}

/** All tournaments of one phase, with a way to the other phases. */
export function TournamentList({ rows, failed, phase, now, onRetry }: TournamentListProps) {
  const { i18n } = useWords();
  const { t } = useLingui();
  return (
    <>
      <header>
        <h1 className={css.title}>{t({ id: 'nav.tournaments', message: 'Tournaments' })}</h1>
        <p className={css.lead}>
          <Trans id="tournaments.lead">
            There is nothing to join: rounds you play count by themselves while a tournament runs. No place is
            worth a stake you did not plan.
          </Trans>
        </p>
      </header>
      <nav className={css.tabs} aria-label={t({ id: 'tournaments.phases', message: 'Tournaments by time' })}>
        {TOURNAMENT_PHASES.map((one) => (
          <Link
            key={one}
            to={{ search: one === 'running' ? '' : `?show=${one}` }}
            className={css.tab}
            aria-current={one === phase ? 'page' : undefined}
            preventScrollReset
          >
            {i18n._(PHASE_MESSAGES[one])}
            {rows ? <Badge>{tournamentsInPhase(rows, { phase: one, now }).length}</Badge> : null}
          </Link>
        ))}
      </nav>
      {rows ? (
        <Cards rows={tournamentsInPhase(rows, { phase, now })} phase={phase} />
      ) : failed ? (
        <TournamentListError onRetry={onRetry} />
      ) : (
        <TournamentListSkeleton />
      )}
    </>
  );
}

function Cards({ rows, phase }: { rows: readonly Tournament[]; phase: TournamentPhase }) {
  if (rows.length === 0) return <NoTournaments phase={phase} />;
  return (
    <div className={css.hold}>
      <ul className={css.cards}>
        {rows.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} phase={phase} />
        ))}
      </ul>
    </div>
  );
}

function NoTournaments({ phase }: { phase: TournamentPhase }) {
  const words = {
    running: <Trans id="tournaments.none.running">No tournament is running now.</Trans>,
    upcoming: <Trans id="tournaments.none.upcoming">No tournament is announced yet.</Trans>,
    finished: <Trans id="tournaments.none.finished">No tournament has ended lately.</Trans>,
  };
  return (
    <div className={css.hollow}>
      <EmptyState illustration={<Illustration name="tournaments" />} title={words[phase]}>
        <Trans id="tournaments.none.text">
          Tournaments are shown here with their times, prizes and boards.
        </Trans>
      </EmptyState>
    </div>
  );
}

export function TournamentListSkeleton() {
  return (
    <div className={css.hold} aria-busy>
      <VisuallyHidden>
        <Trans id="tournaments.loading">Loading the tournaments</Trans>
      </VisuallyHidden>
      <div className={css.cards}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height={412} shape="block" />
        ))}
      </div>
    </div>
  );
}

export function TournamentListError({ onRetry }: { onRetry(): void }) {
  return (
    <div className={css.hollow} role="alert">
      <EmptyState
        illustration={<Illustration name="failed" />}
        title={<Trans id="tournaments.failed.title">The tournaments could not be loaded</Trans>}
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Trans id="button.try-again">Try again</Trans>
          </Button>
        }
      >
        <Trans id="tournaments.failed.text">Points you have won are not lost.</Trans>
      </EmptyState>
    </div>
  );
}
