import { useHydrated } from '@baize/page/clock';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { chipClass, chipRowClass } from '@baize/ui/chip';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import { DocumentTitle } from '../records/document-title.ts';
import { useCurrentInView } from '../layout/use-current-in-view.ts';
import {
  RECORD_VIEWS,
  useRecordsUrlState,
  type RecordsUrlState,
  type RecordView,
} from '../records/use-records-url-state.ts';
import { RecordsCardError, RecordsCardSkeleton } from '../records/record-states.tsx';
import * as styles from '../records/records.css.ts';
import { RecordsSectionSkeleton } from './records-section-skeleton.tsx';

const Transactions = lazy(async () => ({
  default: (await import('../transactions/transactions-section.tsx')).TransactionsSection,
}));
const Payment = lazy(async () => ({ default: (await import('../record/payment-record.tsx')).PaymentRecord }));
const Games = lazy(async () => ({
  default: (await import('../casino/casino-section.tsx')).CasinoSection,
}));
const Statement = lazy(async () => ({
  default: (await import('../statement/statement-section.tsx')).StatementSection,
}));

/**
 * A player's money in lists: what moved, what was played, and what it comes to. Tabs and filters need no data and are drawn
 * before the session is known; only what they list is in a `PlayerBoundary`.
 */
export function PlayerRecords() {
  const { t } = useLingui();
  const place = useRecordsUrlState();
  // The server's page knows nothing of the query, and the first render in the browser is to equal it.
  const view = useHydrated() ? place.view : null;
  const chips = useCurrentInView(view ?? '');
  const names: Record<RecordView, string> = {
    transactions: t({ id: 'account.transactions', message: 'Transactions' }),
    games: t({ id: 'records.games', message: 'Casino history' }),
    statement: t({ id: 'statement.title', message: 'Statement' }),
  };
  if (view === 'transactions' && place.record !== null) {
    return (
      <PlayerBoundary fallback={<RecordsCardSkeleton />} errorFallback={<RecordsCardError />}>
        <Payment urlState={place} id={place.record} />
      </PlayerBoundary>
    );
  }
  return (
    <div className={styles.view} data-records="">
      {view === null ? null : <DocumentTitle title={names[view]} />}
      {view !== null && place.isPageInvalid ? (
        <Navigate to={{ search: place.getFirstPageSearch() }} replace />
      ) : null}
      <nav
        ref={chips}
        className={chipRowClass}
        aria-label={t({ id: 'records.views', message: 'Transaction views' })}
      >
        {RECORD_VIEWS.map((name) => (
          <Link
            key={name}
            to={{ search: view === null ? plainSearch(name) : place.getViewSearch(name) }}
            preventScrollReset
            className={chipClass}
            {...(name === view && { 'aria-current': 'page' })}
          >
            {names[name]}
          </Link>
        ))}
      </nav>
      {view === null ? <RecordsSectionSkeleton view="transactions" /> : <Section view={view} place={place} />}
    </div>
  );
}

function plainSearch(view: RecordView): string {
  return view === 'transactions' ? '' : `?view=${view}`;
}

function Section({ view, place }: { view: RecordView; place: RecordsUrlState }) {
  return (
    <SectionErrorBoundary key={view} fallback={<RecordsCardError />}>
      <Suspense fallback={<RecordsSectionSkeleton view={view} />}>
        {view === 'transactions' ? <Transactions urlState={place} /> : null}
        {view === 'games' ? <Games urlState={place} /> : null}
        {view === 'statement' ? <Statement /> : null}
      </Suspense>
    </SectionErrorBoundary>
  );
}
