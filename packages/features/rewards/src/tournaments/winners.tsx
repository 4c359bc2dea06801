import type { Tournament } from '@baize/api/endpoints/rewards';
import { Trans } from '@lingui/react/macro';
import * as board from './leaderboard.css.ts';
import * as css from './detail.css.ts';
import { FormattedNumber, PrizeMoney } from './tournament-facts.tsx';

const PODIUM_SIZE = 3;

/** Who took the first places of a tournament that is over. */
export function Winners({ tournament }: { tournament: Tournament }) {
  const { currencyCode } = tournament;
  const first = tournament.board.filter(({ place }) => place <= PODIUM_SIZE).slice(0, PODIUM_SIZE);
  if (first.length === 0) return null;
  return (
    <ol className={css.winners}>
      {first.map(({ place, nickname, points, prize }) => (
        <li key={`${place} ${nickname}`} className={css.winner}>
          <span className={board.medal} data-place={place}>
            {place}
          </span>
          <bdi className={css.winnerName}>{nickname}</bdi>
          <span className={css.winnerPrize}>
            {prize === null ? (
              <Points value={points} />
            ) : (
              <PrizeMoney amount={prize} currency={currencyCode} />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Points({ value }: { value: number }) {
  const points = <FormattedNumber value={value} />;
  return <Trans id="tournament.points">{points} points</Trans>;
}
