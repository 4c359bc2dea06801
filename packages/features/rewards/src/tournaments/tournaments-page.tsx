import type { Tournament } from '@baize/api/endpoints/rewards';
import { isTournamentPhase } from '@baize/domain/tournaments';
import { useHydrated, useNow } from '@baize/page/clock';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { OfferGate } from '@baize/player/offer-gate';
import { useSession } from '@baize/player/session';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PromosSuppressed } from '../promotions/promo-states.tsx';
import { LiveTournaments } from './live-tournaments.tsx';
import { SingleTournament } from './single-tournament.tsx';
import type { TournamentFeedState } from './tournament-feed.tsx';
import {
  TournamentListError,
  TournamentListSkeleton,
  TournamentList,
  type TournamentListProps,
} from './tournament-list.tsx';
import * as css from './tournament.css.ts';

/** The list, or one tournament where the address names one; the server draws the list of what runs. */
export function TournamentsPage({ rows }: { rows: readonly Tournament[] | null }) {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const now = useNow({ every: 'minute' });
  // Whoever signs in has a line of their own on the boards.
  const { phase: session } = useSession();
  const [feed, setFeed] = useState<TournamentFeedState | null>(null);
  const known = feed?.rows ?? rows;
  const id = hydrated ? search.get('id') : null;
  const show = hydrated ? search.get('show') : null;
  const title = useTitle();
  return (
    <OfferGate
      head={<PageHead title={title} />}
      fallback={
        <Page title={title}>
          <TournamentListSkeleton />
        </Page>
      }
      renderError={(retry) => (
        <Page title={title}>
          <TournamentListError onRetry={retry} />
        </Page>
      )}
      renderSuppressed={(silence) => (
        <Page title={title}>
          <PageHead title={title} />
          <PromosSuppressed {...silence} />
        </Page>
      )}
    >
      <div className={`${pageColumn} ${css.page}`}>
        {id === null ? (
          <>
            <ListOf
              rows={known}
              failed={feed?.error === 'missing'}
              phase={isTournamentPhase(show) ? show : 'running'}
              now={now}
              onRetry={() => feed?.retry()}
            />
            <LiveTournaments key={session} id={null} onFeed={setFeed} />
          </>
        ) : (
          <SingleTournament
            key={id}
            id={id}
            summary={known?.find((one) => one.id === id) ?? null}
            now={now}
          />
        )}
      </div>
    </OfferGate>
  );
}

/** The page without a tournament on it. */
function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  );
}

function useTitle(): string {
  const { t } = useLingui();
  return t({ id: 'nav.tournaments', message: 'Tournaments' });
}

function ListOf(props: TournamentListProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={useTitle()}
        description={t({
          id: 'tournaments.description',
          message: 'Running, upcoming and finished tournaments with prizes, rules and boards.',
        })}
      />
      <TournamentList {...props} />
    </>
  );
}
