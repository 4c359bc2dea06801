import type { Tournament } from '@baize/api/endpoints/rewards';
import { announcedTournamentsQuery } from '@baize/api/queries/tournaments';
import { nextTournaments, tournamentPhase } from '@baize/domain/tournaments';
import { PageLink, usePageTarget } from '@baize/links';
import { useNow } from '@baize/page/clock';
import { useApi } from '@baize/player';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PromoGate } from '../promotions/promo-gate.tsx';
import { TeaserFrame } from './teaser-frame.tsx';
import { TournamentIcon } from './tournament-art.tsx';
import { PhaseBadge, PhaseTime, PrizeMoney } from './tournament-facts.tsx';
import * as css from './teaser-card.css.ts';

const AT_MOST = 2;

/** What runs or comes next, for visitors and for players to whom prizes may be praised (beyond 15). */
export function TournamentsTeaser({
  viewer,
  fallback,
}: {
  viewer: 'visitor' | 'player';
  fallback: ReactNode;
}) {
  return (
    <PromoGate viewer={viewer} waiting={fallback}>
      {() => <LoadedTeaser waiting={fallback} />}
    </PromoGate>
  );
}

/** Read once: the board, which moves, is on the page of its own. */
function LoadedTeaser({ waiting }: { waiting: ReactNode }) {
  const now = useNow({ every: 'minute' });
  const { data, isPending } = useQuery(announcedTournamentsQuery(useApi()));
  if (isPending || now === null) return waiting;
  const next = nextTournaments(data?.rows ?? [], { now, atMost: AT_MOST });
  return next.length === 0 ? null : <TeaserTournaments rows={next} now={now} />;
}

export function TeaserTournaments({ rows, now }: { rows: readonly Tournament[]; now: number }) {
  return (
    <TeaserFrame slot="root.tournaments">
      {rows.map((tournament) => (
        <Card key={tournament.id} tournament={tournament} now={now} />
      ))}
    </TeaserFrame>
  );
}

function Card({ tournament, now }: { tournament: Tournament; now: number }) {
  const { id, name, rule, prizePool, currencyCode } = tournament;
  const phase = tournamentPhase(tournament, now);
  return (
    <li className={css.card}>
      <span className={css.art}>
        <TournamentIcon rule={rule} />
      </span>
      <div className={css.copy}>
        <PhaseBadge phase={phase} tone="neutral" />
        <h3 className={css.name}>
          <TournamentLink id={id}>
            <bdi>{name}</bdi>
          </TournamentLink>
        </h3>
        <p className={css.pool}>
          <span className={css.amount}>
            <PrizeMoney amount={prizePool} currency={currencyCode} />
          </span>{' '}
          <Trans id="tournament.pool">Total prizes</Trans>
        </p>
        <p className={css.time}>
          <Clock size={16} aria-hidden className={css.clock} />
          <span>
            <PhaseTime tournament={tournament} phase={phase} />
          </span>
        </p>
      </div>
    </li>
  );
}

/** To the tournament itself, where the settings have left its page in the app. */
function TournamentLink({ id, children }: { id: string; children: ReactNode }) {
  const target = usePageTarget('tournaments');
  if (!target || target.external || target.href.includes('?'))
    return (
      <PageLink to="tournaments" className={css.link}>
        {children}
      </PageLink>
    );
  return (
    <Link to={`${target.href}?id=${encodeURIComponent(id)}`} className={css.link}>
      {children}
    </Link>
  );
}
