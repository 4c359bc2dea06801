import type { Tournament } from '@baize/api/endpoints/rewards';
import { leaderboardPage, type TournamentPhase } from '@baize/domain/tournaments';
import { ModalLink } from '@baize/links';
import { useSession } from '@baize/player/session';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { getLeaderboardSearch } from './leaderboard-pagination.tsx';
import * as css from './leaderboard.css.ts';
import { FormattedNumber, PrizeMoney } from './tournament-facts.tsx';

interface PlayerRankProps {
  tournament: Tournament;
  phase: TournamentPhase;
  page: number;
}

/** Where the one who looks stands, on whatever page of the board that is. */
export function PlayerRank({ tournament, phase, page }: PlayerRankProps) {
  const { phase: session } = useSession();
  if (phase === 'upcoming') return null;
  if (session === 'signed-out') return <Visitor />;
  if (tournament.own === null) return session === 'signed-in' ? <NoPoints phase={phase} /> : null;
  return <RankText tournament={tournament} own={tournament.own} page={page} />;
}

function RankText({
  tournament: { id, board, currencyCode, players },
  own: { place, points, prize },
  page,
}: Omit<PlayerRankProps, 'phase'> & { own: NonNullable<Tournament['own']> }) {
  const { playerPage, page: shown } = leaderboardPage(board, { page });
  const [count, scored] = [
    <FormattedNumber key="count" value={players} />,
    <FormattedNumber key="points" value={points} />,
  ];
  const paid = prize === null ? null : <PrizeMoney amount={prize} currency={currencyCode} />;
  return (
    <div className={css.player} data-own-line="">
      <span className={css.playerRank}>
        <FormattedNumber value={place} />
      </span>
      <span className={css.playerText}>
        <Trans id="tournament.own.title">Your place of {count}</Trans>
        <span className={css.playerMore}>
          {paid ? (
            <Trans id="tournament.own.prize">
              {scored} points, this place is paid {paid}
            </Trans>
          ) : (
            <Trans id="tournament.own.points">{scored} points, this place has no prize</Trans>
          )}
        </span>
      </span>
      {playerPage === null || playerPage === shown ? null : (
        <Link
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          to={getLeaderboardSearch(id, playerPage)}
          preventScrollReset
        >
          <Trans id="tournament.own.show">Show it</Trans>
        </Link>
      )}
    </div>
  );
}

function NoPoints({ phase }: { phase: TournamentPhase }) {
  return (
    <p className={css.note}>
      {phase === 'finished' ? (
        <Trans id="tournament.own.none.finished">You had no points in this tournament.</Trans>
      ) : (
        <Trans id="tournament.own.none">You have no points in this tournament.</Trans>
      )}
    </p>
  );
}

function Visitor() {
  const { t } = useLingui();
  return (
    <div className={css.note}>
      <Trans id="tournament.own.visitor">Log in to see your own place.</Trans>
      <ModalLink modal="login" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {t({ id: 'nav.log-in', message: 'Log in' })}
      </ModalLink>
    </div>
  );
}
