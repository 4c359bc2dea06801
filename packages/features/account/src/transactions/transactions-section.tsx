import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@baize/domain/transactions';
import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { PlayerIsland } from '@baize/shell/player-island';
import { useLingui } from '@lingui/react';
import { PrintButton } from '../print/print-button.tsx';
import { RecordSearch, RecordSearchForm } from '../record/record-search.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { ListWaiting } from '../records/list-waiting.tsx';
import { RecordFilterRow } from '../records/record-filters.tsx';
import type { RecordPlace } from '../records/record-place.ts';
import { CardFailed } from '../records/record-states.tsx';
import * as styles from '../records/records.css.ts';
import { useToday } from '../records/use-records.ts';
import { TransactionsCsv } from './transactions-csv.tsx';
import { TransactionsList } from './transactions-list.tsx';

/** Everything that moved the player's money but play, with filters, pages and a file (PAY-10). */
export function TransactionsSection({ place }: { place: RecordPlace }) {
  const { i18n } = useLingui();
  const { today } = useToday();
  return (
    <div className={styles.part}>
      <PlayerIsland fallback={<RecordSearchForm find={null} />}>
        <RecordSearch place={place} />
      </PlayerIsland>
      <RecordFilterRow
        place={place}
        types={TRANSACTION_TYPES.map((value) => ({ value, label: i18n._(transactionTypeMessages[value]) }))}
        statuses={TRANSACTION_STATUSES.map((value) => ({
          value,
          label: i18n._(transactionStatusMessages[value]),
        }))}
        today={today}
      >
        <div className={styles.actions}>
          <PlayerIsland fallback={<CsvButton name="" write={null} />}>
            <TransactionsCsv place={place} />
          </PlayerIsland>
          <PrintButton />
        </div>
      </RecordFilterRow>
      <PlayerIsland fallback={<ListWaiting list="payments" />} failed={<CardFailed />}>
        <TransactionsList place={place} />
      </PlayerIsland>
    </div>
  );
}
