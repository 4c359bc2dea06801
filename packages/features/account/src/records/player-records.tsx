import { useHydrated } from '@baize/shell/clock';
import { PartBoundary } from '@baize/shell/part-boundary';
import { PlayerIsland } from '@baize/shell/player-island';
import { chipClass, chipRowClass } from '@baize/ui/chip';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link, Navigate } from 'react-router';
import { DocumentTitle } from '../money/document-title.ts';
import { useCurrentInView } from '../own/use-current-in-view.ts';
import { RECORD_VIEWS, useRecordPlace, type RecordPlace, type RecordView } from './record-place.ts';
import { CardFailed, CardWaiting } from './record-states.tsx';
import * as styles from './records.css.ts';
import { SectionWaiting } from './section-waiting.tsx';

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
 * before the session is known; only what they list is in a `PlayerIsland`.
 */
export function PlayerRecords() {
  const { t } = useLingui();
  const place = useRecordPlace();
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
      <PlayerIsland fallback={<CardWaiting />} failed={<CardFailed />}>
        <Payment place={place} id={place.record} />
      </PlayerIsland>
    );
  }
  return (
    <div className={styles.view} data-records="">
      {view === null ? null : <DocumentTitle title={names[view]} />}
      {view !== null && place.isPageWrong ? <Navigate to={{ search: place.firstPage() }} replace /> : null}
      <nav
        ref={chips}
        className={chipRowClass}
        aria-label={t({ id: 'records.views', message: 'Lists of your money' })}
      >
        {RECORD_VIEWS.map((name) => (
          <Link
            key={name}
            to={{ search: view === null ? plainSearch(name) : place.viewOf(name) }}
            preventScrollReset
            className={chipClass}
            {...(name === view && { 'aria-current': 'page' })}
          >
            {names[name]}
          </Link>
        ))}
      </nav>
      {view === null ? <SectionWaiting view="transactions" /> : <Section view={view} place={place} />}
    </div>
  );
}

function plainSearch(view: RecordView): string {
  return view === 'transactions' ? '' : `?view=${view}`;
}

function Section({ view, place }: { view: RecordView; place: RecordPlace }) {
  return (
    <PartBoundary key={view} fallback={<CardFailed />}>
      <Suspense fallback={<SectionWaiting view={view} />}>
        {view === 'transactions' ? <Transactions place={place} /> : null}
        {view === 'games' ? <Games place={place} /> : null}
        {view === 'statement' ? <Statement /> : null}
      </Suspense>
    </PartBoundary>
  );
}
