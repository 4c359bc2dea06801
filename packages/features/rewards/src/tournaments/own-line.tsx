import type { Tournament } from '@baize/api/calls/rewards';
import { boardPage, type TournamentPhase } from '@baize/domain/tournaments';
import { ModalLink } from '@baize/shell/modals';
import { useSession } from '@baize/shell/session';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { boardAddress } from './board-turns.tsx';
import * as css from './board.css.ts';
import { Figure, PrizeMoney } from './tournament-facts.tsx';

interface OwnLineProps {
  tournament: Tournament;
  phase: TournamentPhase;
  page: number;
}

/** Where the one who looks stands, on whatever page of the board that is. */
export function OwnLine({ tournament, phase, page }: OwnLineProps) {
  const { phase: session } = useSession();
  if (phase === 'upcoming') return null;
  if (session === 'signed-out') return <Visitor />;
  if (tournament.own === null) return session === 'signed-in' ? <NoPoints phase={phase} /> : null;
  return <Standing tournament={tournament} own={tournament.own} page={page} />;
}

function Standing({
  tournament: { id, board, currencyCode, players },
  own: { place, points, prize },
  page,
}: Omit<OwnLineProps, 'phase'> & { own: NonNullable<Tournament['own']> }) {
  const { ownPage, page: shown } = boardPage(board, { page });
  const [count, scored] = [<Figure key="count" value={players} />, <Figure key="points" value={points} />];
  const paid = prize === null ? null : <PrizeMoney amount={prize} currency={currencyCode} />;
  return (
    <div className={css.own} data-own-line="">
      <span className={css.ownPlace}>
        <Figure value={place} />
      </span>
      <span className={css.ownWords}>
        <Trans id="tournament.own.title">Your place of {count}</Trans>
        <span className={css.ownMore}>
          {paid ? (
            <Trans id="tournament.own.prize">
              {scored} points, this place is paid {paid}
            </Trans>
          ) : (
            <Trans id="tournament.own.points">{scored} points, this place has no prize</Trans>
          )}
        </span>
      </span>
      {ownPage === null || ownPage === shown ? null : (
        <Link
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          to={boardAddress(id, ownPage)}
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
      <Trans id="tournament.own.visitor">Once you are signed in, your own place stands here.</Trans>
      <ModalLink modal="login" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {t({ id: 'nav.log-in', message: 'Log in' })}
      </ModalLink>
    </div>
  );
}
