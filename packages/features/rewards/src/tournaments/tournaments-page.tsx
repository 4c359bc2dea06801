import type { Tournament } from '@baize/api/calls/rewards';
import type { PromoSilence } from '@baize/domain/promo-silence';
import { isTournamentPhase } from '@baize/domain/tournaments';
import { useHydrated, useNow } from '@baize/shell/clock';
import { useKnownSilence } from '@baize/shell/known-safety';
import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { PlayerIsland } from '@baize/shell/player-island';
import { useSession } from '@baize/shell/session';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SilentPromos } from '../promotions/promo-states.tsx';
import { OwnSilence } from '../silence/own-silence.tsx';
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
  const silence = useKnownSilence();
  const id = hydrated ? search.get('id') : null;
  const show = hydrated ? search.get('show') : null;
  if (silence !== 'free') return <Silent why={silence} />;
  return (
    <div className={`${pageColumn} ${css.page}`} data-offer="">
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

/** No prizes for whoever is excluded, frozen or at a limit: why, and what is open (beyond 15). */
function Silent({ why }: Pick<PromoSilence, 'why'>) {
  const { t } = useLingui();
  const title = t({ id: 'nav.tournaments', message: 'Tournaments' });
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} />
      <h1 className={css.title}>{title}</h1>
      <PlayerIsland fallback={<SilentPromos why={why} />}>
        <OwnSilence why={why} />
      </PlayerIsland>
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
