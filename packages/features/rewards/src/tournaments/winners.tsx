import type { Tournament } from '@baize/api/calls/rewards';
import { Trans } from '@lingui/react/macro';
import * as board from './board.css.ts';
import * as css from './detail.css.ts';
import { Figure, PrizeMoney } from './tournament-facts.tsx';

const ON_THE_STAND = 3;

/** Who took the first places of a tournament that is over. */
export function Winners({ tournament }: { tournament: Tournament }) {
  const { currencyCode } = tournament;
  const first = tournament.board.filter(({ place }) => place <= ON_THE_STAND).slice(0, ON_THE_STAND);
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
  const points = <Figure value={value} />;
  return <Trans id="tournament.points">{points} points</Trans>;
}
