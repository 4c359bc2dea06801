import type { Tournament } from '@baize/api/calls/rewards';
import { isTournamentPhase } from '@baize/domain/tournaments';
import { useHydrated, useNow } from '@baize/shell/clock';
import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { useSession } from '@baize/shell/session';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LiveTournaments } from './live.tsx';
import { OneTournament } from './one-tournament.tsx';
import type { Feed } from './tournament-feed.tsx';
import { TournamentList, type TournamentListProps } from './tournament-list.tsx';
import * as css from './tournament.css.ts';

/** The list, or one tournament where the address names one; the server draws the list of what runs. */
export function TournamentsPage({ rows }: { rows: readonly Tournament[] | null }) {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const now = useNow({ every: 'minute' });
  // Whoever signs in has a line of their own on the boards.
  const { phase: session } = useSession();
  const [feed, setFeed] = useState<Feed | null>(null);
  const known = feed?.rows ?? rows;
  const id = hydrated ? search.get('id') : null;
  const show = hydrated ? search.get('show') : null;
  return (
    <div className={`${pageColumn} ${css.page}`}>
      {id === null ? (
        <>
          <ListOf
            rows={known}
            failed={feed?.trouble === 'missing'}
            phase={isTournamentPhase(show) ? show : 'running'}
            now={now}
            onRetry={() => feed?.retry()}
          />
          <LiveTournaments key={session} id={null} onFeed={setFeed} />
        </>
      ) : (
        <OneTournament key={id} id={id} row={known?.find((one) => one.id === id) ?? null} now={now} />
      )}
    </div>
  );
}

function ListOf(props: TournamentListProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({ id: 'nav.tournaments', message: 'Tournaments' })}
        description={t({
          id: 'tournaments.description',
          message: 'Running, upcoming and finished tournaments with prizes, rules and boards.',
        })}
      />
      <TournamentList {...props} />
    </>
  );
}
