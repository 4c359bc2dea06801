import type { LeaderboardEntry, Tournament } from '@baize/api/endpoints/rewards';
import { LEADERBOARD_PAGE_SIZE, leaderboardPage, type TournamentPhase } from '@baize/domain/tournaments';
import { Badge } from '@baize/ui/badge';
import { Illustration } from '@baize/ui/illustration';
import { EmptyState } from '@baize/ui/empty-state';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { LeaderboardPagination } from './leaderboard-pagination.tsx';
import * as css from './leaderboard.css.ts';
import { Points, PrizeMoney } from './tournament-facts.tsx';

interface LeaderboardProps {
  tournament: Tournament;
  phase: TournamentPhase;
  page: number;
}

/** A page of the board, twenty-five lines at once whatever the board's length. */
export function Leaderboard({ tournament, phase, page }: LeaderboardProps) {
  const { board, currencyCode } = tournament;
  const shown = leaderboardPage(board, { page });
  const decimals = shown.entries.every(({ points }) => Number.isInteger(points)) ? 0 : 2;
  if (board.length === 0) return <NobodyYet phase={phase} />;
  return (
    <>
      <table className={css.table}>
        <LeaderboardHead />
        <tbody>
          {shown.entries.map(({ tied, ...line }, index) => (
            <LeaderboardRow
              key={`${line.place} ${index}`}
              {...line}
              tied={tied}
              currency={currencyCode}
              decimals={decimals}
            />
          ))}
        </tbody>
      </table>
      <LeaderboardPagination
        id={tournament.id}
        page={shown}
        from={(shown.page - 1) * LEADERBOARD_PAGE_SIZE + 1}
        count={board.length}
      />
      {shown.entries.some(({ tied }) => tied) ? (
        <p className={css.remark}>
          <Trans id="tournament.ties">
            An equals sign marks equal points. Which of them stands above is decided by the platform.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

function LeaderboardHead() {
  return (
    <thead>
      <tr>
        <th scope="col" className={css.headCell}>
          <Trans id="tournament.board.rank">Place</Trans>
        </th>
        <th scope="col" className={css.headCell}>
          <Trans id="tournament.board.player">Player</Trans>
        </th>
        <th scope="col" className={css.endHead}>
          <Trans id="tournament.board.points">Points</Trans>
        </th>
        <th scope="col" className={css.endHead}>
          <Trans id="tournament.board.prize">Prize</Trans>
        </th>
      </tr>
    </thead>
  );
}

interface LeaderboardRowProps extends LeaderboardEntry {
  tied: boolean;
  currency: string | null;
  decimals: 0 | 2;
}

const LeaderboardRow = memo(function BoardLine({
  place,
  nickname,
  points,
  prize,
  isPlayer,
  tied,
  currency,
  decimals,
}: LeaderboardRowProps) {
  return (
    <tr className={css.row} data-own={isPlayer || undefined} aria-current={isPlayer || undefined}>
      <td className={css.rankCell}>
        <span className={place <= 3 ? css.medal : css.plainRank} data-place={place}>
          {place}
        </span>
      </td>
      <td className={css.cell}>
        <bdi className={css.nick}>{nickname}</bdi>
        {isPlayer ? (
          <Badge tone="accent" className={css.you}>
            <Trans id="tournament.you">You</Trans>
          </Badge>
        ) : null}
      </td>
      <td className={css.endCell}>
        <Points value={points} decimals={decimals} />
        {tied ? <Tied /> : null}
      </td>
      <td className={css.endCell}>
        {prize === null ? <NoPrize /> : <PrizeMoney amount={prize} currency={currency} />}
      </td>
    </tr>
  );
});

function Tied() {
  return (
    <span className={css.tied}>
      <span aria-hidden>=</span>
      <VisuallyHidden>
        <Trans id="tournament.tied">equal points</Trans>
      </VisuallyHidden>
    </span>
  );
}

function NoPrize() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>
        <Trans id="tournament.no-prize">no prize</Trans>
      </VisuallyHidden>
    </>
  );
}

function NobodyYet({ phase }: { phase: TournamentPhase }) {
  const { t } = useLingui();
  return (
    <EmptyState
      heading="h3"
      illustration={<Illustration name="tournaments" />}
      title={t({ id: 'tournament.board.empty', message: 'Nobody is on the board yet' })}
    >
      {phase === 'upcoming' ? (
        <Trans id="tournament.board.empty.upcoming">It fills once the tournament has started.</Trans>
      ) : (
        <Trans id="tournament.board.empty.text">The first player with points is shown here.</Trans>
      )}
    </EmptyState>
  );
}
