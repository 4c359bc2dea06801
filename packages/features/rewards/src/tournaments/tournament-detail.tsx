import type { Tournament } from '@baize/api/endpoints/rewards';
import { tournamentPhase } from '@baize/domain/tournaments';
import { PageHead } from '@baize/page/page-head';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PaperHero } from '../art/paper-hero.tsx';
import { AsOf } from './as-of.tsx';
import * as boardCss from './leaderboard.css.ts';
import { Leaderboard } from './leaderboard.tsx';
import * as css from './detail.css.ts';
import { PlayerRank } from './player-rank.tsx';
import { Prizes } from './prizes.tsx';
import { TournamentMotif } from './tournament-art.tsx';
import { PhaseBadge, PhaseTime } from './tournament-facts.tsx';
import { TournamentRules } from './tournament-rules.tsx';
import { Winners } from './winners.tsx';

export interface TournamentDetailProps {
  tournament: Tournament;
  /** The whole board is there; until then only what the list knows. Where it did not come, a way to ask again. */
  leaderboard: 'whole' | 'waiting' | { onRetry(): void };
  /** The last answer did not come: what stands here is from before. */
  isStale: boolean;
  page: number;
  now: number | null;
}

/** One tournament with its board, prizes and rule. */
export function TournamentDetail({
  tournament,
  leaderboard,
  isStale,
  page: shown,
  now,
}: TournamentDetailProps) {
  const { name, description, rule } = tournament;
  const phase = tournamentPhase(tournament, now);
  return (
    <>
      <PageHead title={name} {...(description === null ? {} : { description })} />
      <AllTournamentsLink phase={phase} />
      <PaperHero
        motif={<TournamentMotif rule={rule} />}
        eyebrow={<PhaseBadge phase={phase} className={css.heroMark} />}
        title={<bdi>{name}</bdi>}
        lead={description}
      >
        <p className={css.heroTime}>
          <PhaseTime tournament={tournament} phase={phase} />
        </p>
      </PaperHero>
      <div className={css.columns}>
        <Card as="section" aria-labelledby="tournament-board">
          <div className={boardCss.head}>
            <h2 id="tournament-board" className={boardCss.title}>
              <Trans id="tournament.board.title">Board</Trans>
            </h2>
            <AsOf at={tournament.boardAt} stale={isStale} />
          </div>
          <PlayerRank tournament={tournament} phase={phase} page={shown} />
          {phase === 'finished' && leaderboard === 'whole' ? <Winners tournament={tournament} /> : null}
          {leaderboard === 'whole' ? (
            <Leaderboard tournament={tournament} phase={phase} page={shown} />
          ) : leaderboard === 'waiting' ? (
            <LeaderboardSkeleton />
          ) : (
            <LeaderboardError onRetry={leaderboard.onRetry} />
          )}
        </Card>
        <div className={css.side}>
          <Prizes tournament={tournament} />
          <TournamentRules tournament={tournament} />
        </div>
      </div>
    </>
  );
}

/** The way back to the list, to the phase this tournament is in. */
export function AllTournamentsLink({ phase }: { phase: string }) {
  return (
    <Link className={css.back} to={{ search: phase === 'running' ? '' : `?show=${phase}` }}>
      <ArrowLeft className={css.arrow} size={18} aria-hidden />
      <Trans id="tournament.all">All tournaments</Trans>
    </Link>
  );
}

function LeaderboardSkeleton() {
  return (
    <div className={boardCss.waiting} aria-busy>
      <VisuallyHidden>
        <Trans id="tournament.board.loading">Loading the board</Trans>
      </VisuallyHidden>
      {Array.from({ length: 10 }, (_, place) => (
        <Skeleton key={place} height={40} shape="block" />
      ))}
    </div>
  );
}

function LeaderboardError({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert">
      <EmptyState
        heading="h3"
        illustration={<Illustration name="failed" />}
        title={<Trans id="tournament.board.failed">The board could not be loaded</Trans>}
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
