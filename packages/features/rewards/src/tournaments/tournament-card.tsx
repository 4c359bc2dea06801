import type { Tournament } from '@baize/api/endpoints/rewards';
import type { TournamentPhase } from '@baize/domain/tournaments';
import { Badge } from '@baize/ui/badge';
import { plural } from '@lingui/core/macro';
import { useLingui as useWords } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Clock, Trophy, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { TournamentArt } from './tournament-art.tsx';
import { IconFact, FormattedNumber, PhaseBadge, PhaseTime, PrizeMoney } from './tournament-facts.tsx';
import { RULE_NAMES } from './tournament-messages.ts';
import * as css from './tournament.css.ts';

interface TournamentCardProps {
  tournament: Tournament;
  phase: TournamentPhase;
}

/** One tournament among others: what it is about, what is paid, when it ends. */
export function TournamentCard({ tournament, phase }: TournamentCardProps) {
  const { i18n } = useWords();
  const { id, name, description, rule, prizePool, currencyCode } = tournament;
  return (
    <li className={css.card}>
      <div className={css.strip}>
        <TournamentArt rule={rule} />
        <PhaseBadge phase={phase} className={css.mark} />
      </div>
      <div className={css.body}>
        <div>
          <h2 className={css.name}>
            <Link to={{ search: `?id=${encodeURIComponent(id)}` }} className={css.nameLink}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          {description === null ? null : <p className={css.copy}>{description}</p>}
        </div>
        <div className={css.pool}>
          <p className={css.label}>
            <Trans id="tournament.pool">Total prizes</Trans>
          </p>
          <p className={css.amount}>
            <PrizeMoney amount={prizePool} currency={currencyCode} />
          </p>
        </div>
        <ul className={css.facts}>
          <IconFact icon={Clock}>
            <PhaseTime tournament={tournament} phase={phase} />
          </IconFact>
          <IconFact icon={Trophy}>{i18n._(RULE_NAMES[rule])}</IconFact>
        </ul>
        <CardFoot tournament={tournament} phase={phase} />
        <p className={css.more} aria-hidden>
          <Trans id="tournament.more">Board, prizes and rules</Trans>
          <ArrowRight size={16} className={css.arrow} />
        </p>
      </div>
    </li>
  );
}

/** Who is in it, who won it, and where the player stands. */
function CardFoot({ tournament, phase }: TournamentCardProps) {
  const { t } = useLingui();
  const { players, own, board } = tournament;
  const [first] = board;
  const place = own ? <FormattedNumber value={own.place} /> : null;
  const winner = first ? <bdi>{first.nickname}</bdi> : null;
  return (
    <div className={css.foot}>
      <span className={css.footNote}>
        {phase === 'upcoming' ? (
          <Trans id="tournament.nobody-yet">The board opens with the start.</Trans>
        ) : phase === 'finished' && winner ? (
          <Trans id="tournament.won-by">First place: {winner}</Trans>
        ) : (
          t({
            id: 'tournament.players',
            message: plural(players, { one: '# player', other: '# players' }),
          })
        )}
      </span>
      {place ? (
        <Badge tone="accent" icon={<UserRound aria-hidden />}>
          <Trans id="tournament.own-rank">Your place: {place}</Trans>
        </Badge>
      ) : null}
    </div>
  );
}
