import { chipClass, chipRowClass } from '@baize/ui/chip';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { DocumentTitle } from '../money/document-title.ts';
import { useCurrentInView } from '../own/use-current-in-view.ts';
import { RECORD_VIEWS, useRecordPlace, type RecordView } from './record-place.ts';
import { RecordsWaiting } from './record-states.tsx';
import * as styles from './records.css.ts';

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

/** A player's money in lists: what moved, what was played, and what it comes to; inside a `PlayerIsland`. */
export function PlayerRecords() {
  const { t } = useLingui();
  const place = useRecordPlace();
  const { view } = place;
  const chips = useCurrentInView(view);
  const names: Record<RecordView, string> = {
    transactions: t({ id: 'account.transactions', message: 'Transactions' }),
    games: t({ id: 'records.games', message: 'Casino history' }),
    statement: t({ id: 'statement.title', message: 'Statement' }),
  };
  if (view === 'transactions' && place.record !== null) {
    return (
      <Suspense fallback={<RecordsWaiting />}>
        <Payment place={place} id={place.record} />
      </Suspense>
    );
  }
  return (
    <div className={styles.part} data-records="">
      <DocumentTitle title={names[view]} />
      <nav
        ref={chips}
        className={chipRowClass}
        aria-label={t({ id: 'records.views', message: 'Lists of your money' })}
      >
        {RECORD_VIEWS.map((name) => (
          <Link
            key={name}
            to={{ search: place.viewOf(name) }}
            preventScrollReset
            className={chipClass}
            {...(name === view && { 'aria-current': 'page' })}
          >
            {names[name]}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<RecordsWaiting />}>
        {view === 'transactions' ? <Transactions place={place} /> : null}
        {view === 'games' ? <Games place={place} /> : null}
        {view === 'statement' ? <Statement /> : null}
      </Suspense>
    </div>
  );
}
