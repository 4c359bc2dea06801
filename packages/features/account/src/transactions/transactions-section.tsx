import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@baize/domain/transactions';
import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useLingui } from '@lingui/react';
import { PrintButton } from '../print/print-button.tsx';
import { RecordSearch, RecordSearchForm } from '../record/record-search.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { RecordListSkeleton } from '../records/record-list-skeleton.tsx';
import { RecordFilterRow } from '../records/record-filters.tsx';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { RecordsCardError } from '../records/record-states.tsx';
import * as styles from '../records/records.css.ts';
import { useToday } from '../records/use-records.ts';
import { TransactionsCsv } from './transactions-csv.tsx';
import { TransactionsList } from './transactions-list.tsx';

/** Everything that moved the player's money but play, with filters, pages and a file (PAY-10). */
export function TransactionsSection({ urlState }: { urlState: RecordsUrlState }) {
  const { i18n } = useLingui();
  const { today } = useToday();
  return (
    <div className={styles.part}>
      <div className={styles.toolbar}>
        <PlayerBoundary fallback={<RecordSearchForm find={null} />}>
          <RecordSearch urlState={urlState} />
        </PlayerBoundary>
        <div className={`${styles.actions} ${styles.besideFields}`}>
          <PlayerBoundary fallback={<CsvButton name="" write={null} />}>
            <TransactionsCsv urlState={urlState} />
          </PlayerBoundary>
          <PrintButton />
        </div>
      </div>
      <RecordFilterRow
        urlState={urlState}
        types={TRANSACTION_TYPES.map((value) => ({ value, label: i18n._(transactionTypeMessages[value]) }))}
        statuses={TRANSACTION_STATUSES.map((value) => ({
          value,
          label: i18n._(transactionStatusMessages[value]),
        }))}
        today={today}
      />
      <PlayerBoundary fallback={<RecordListSkeleton list="payments" />} errorFallback={<RecordsCardError />}>
        <TransactionsList urlState={urlState} />
      </PlayerBoundary>
    </div>
  );
}
