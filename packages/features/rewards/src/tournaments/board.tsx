import type { Standing, Tournament } from '@baize/api/calls/rewards';
import { BOARD_PAGE_SIZE, boardPage, type TournamentPhase } from '@baize/domain/tournaments';
import { Badge } from '@baize/ui/badge';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { BoardTurns } from './board-turns.tsx';
import * as css from './board.css.ts';
import { Points, PrizeMoney } from './tournament-facts.tsx';

interface BoardProps {
  tournament: Tournament;
  phase: TournamentPhase;
  page: number;
}

/** A page of the board, twenty-five lines at once whatever the board's length. */
export function Board({ tournament, phase, page }: BoardProps) {
  const { board, currencyCode } = tournament;
  const shown = boardPage(board, { page });
  const decimals = shown.lines.every(({ points }) => Number.isInteger(points)) ? 0 : 2;
  if (board.length === 0) return <NobodyYet phase={phase} />;
  return (
    <>
      <table className={css.table}>
        <BoardHead />
        <tbody>
          {shown.lines.map(({ tied, ...line }, index) => (
            <Line
              key={`${line.place} ${index}`}
              {...line}
              tied={tied}
              currency={currencyCode}
              decimals={decimals}
            />
          ))}
        </tbody>
      </table>
      <BoardTurns
        id={tournament.id}
        page={shown}
        from={(shown.page - 1) * BOARD_PAGE_SIZE + 1}
        count={board.length}
      />
      {shown.lines.some(({ tied }) => tied) ? (
        <p className={css.remark}>
          <Trans id="tournament.ties">
            An equals sign marks equal points. Which of them stands above is decided by the platform.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

function BoardHead() {
  return (
    <thead>
      <tr>
        <th scope="col" className={css.headCell}>
          <Trans id="tournament.board.place">Place</Trans>
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

interface LineProps extends Standing {
  tied: boolean;
  currency: string | null;
  decimals: 0 | 2;
}

const Line = memo(function BoardLine({
  place,
  nickname,
  points,
  prize,
  isPlayer,
  tied,
  currency,
  decimals,
}: LineProps) {
  return (
    <tr className={css.row} data-own={isPlayer || undefined} aria-current={isPlayer || undefined}>
      <td className={css.placeCell}>
        <span className={place <= 3 ? css.medal : css.plainPlace} data-place={place}>
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
      picture={<PlaceArt place="tournaments" />}
      title={t({ id: 'tournament.board.empty', message: 'Nobody is on the board yet' })}
    >
      {phase === 'upcoming' ? (
        <Trans id="tournament.board.empty.upcoming">It fills once the tournament has started.</Trans>
      ) : (
        <Trans id="tournament.board.empty.text">Whoever wins a first point stands here.</Trans>
      )}
    </EmptyState>
  );
}
