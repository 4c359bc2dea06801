import type { Tournament } from '@baize/api/endpoints/rewards';
import { gamePath } from '@baize/domain/game-paths';
import { PathLink } from '@baize/links';
import { useStoredExclusionStatus } from '@baize/player/exclusion-status';
import { Card } from '@baize/ui/card';
import { chipClass } from '@baize/ui/chip';
import { useLingui as useWords } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LocalAndUtcTime } from './local-and-utc-time.tsx';
import * as css from './detail.css.ts';
import { FormattedNumber, PrizeMoney } from './tournament-facts.tsx';
import { RULE_MESSAGES } from './tournament-messages.ts';

/** From when to when, how points are won, and what counts. */
export function TournamentRules({ tournament }: { tournament: Tournament }) {
  const { i18n } = useWords();
  const { t } = useLingui();
  const { startsAt, endsAt, rule, minBet, currencyCode, gameSlugs } = tournament;
  return (
    <Card as="section" aria-labelledby="tournament-rules">
      <h2 id="tournament-rules" className={css.cardTitle}>
        <Trans id="tournament.rules">How it works</Trans>
      </h2>
      <dl className={css.facts}>
        <Fact term={t({ id: 'tournament.start', message: 'Start' })}>
          <LocalAndUtcTime at={startsAt} />
        </Fact>
        <Fact term={t({ id: 'tournament.end', message: 'End' })}>
          <LocalAndUtcTime at={endsAt} />
        </Fact>
        <Fact term={t({ id: 'tournament.rule', message: 'Points' })}>{i18n._(RULE_MESSAGES[rule])}</Fact>
        {minBet === null ? null : (
          <Fact term={t({ id: 'tournament.min-bet', message: 'Smallest stake that counts' })}>
            <PrizeMoney amount={minBet} currency={currencyCode} />
          </Fact>
        )}
        <Fact term={t({ id: 'tournament.players.term', message: 'Players' })}>
          <Players tournament={tournament} />
        </Fact>
        <Fact term={t({ id: 'tournament.games', message: 'Games that count' })}>
          {gameSlugs.length === 0 ? (
            <Trans id="tournament.games.all">All games, played with real money.</Trans>
          ) : (
            <span className={css.games}>
              {gameSlugs.map((slug) => (
                <GameName key={slug} slug={slug} />
              ))}
            </span>
          )}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.message}>{children}</dd>
    </div>
  );
}

function Players({ tournament: { players, maxPlayers } }: { tournament: Tournament }) {
  const count = <FormattedNumber value={players} />;
  if (maxPlayers === null) return count;
  const most = <FormattedNumber value={maxPlayers} />;
  return (
    <Trans id="tournament.players.of">
      {count} of at most {most}
    </Trans>
  );
}

/** Leads to the game, but nobody on a break is led to one. */
function GameName({ slug }: { slug: string }) {
  const free = useStoredExclusionStatus() === 'free';
  const name = titleOf(slug);
  if (!free) return <bdi>{name}</bdi>;
  return (
    <PathLink to={gamePath(slug)} className={chipClass}>
      <bdi>{name}</bdi>
    </PathLink>
  );
}

/** The platform names games by slug here: `harbour-sevens` reads Harbour Sevens. */
function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
