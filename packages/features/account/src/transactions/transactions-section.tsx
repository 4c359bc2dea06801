import { allTransactionsQuery } from '@baize/api/queries/transactions';
import { csvText, zonedStamp } from '@baize/domain/csv';
import { exactAmount } from '@baize/domain/statement';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@baize/domain/transactions';
import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { useApi } from '@baize/shell/player';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { PrintButton } from '../print/print-button.tsx';
import { useListFacts } from '../print/use-list-facts.ts';
import { CsvButton } from '../records/csv-button.tsx';
import { RecordFilterRow } from '../records/record-filters.tsx';
import type { RecordPlace } from '../records/record-place.ts';
import { RecordsView } from '../records/records-view.tsx';
import * as styles from '../records/records.css.ts';
import { recordsState, useToday } from '../records/use-records.ts';
import { RecordSearch } from '../record/record-search.tsx';
import { TRANSACTION_COLUMNS } from './transaction-columns.tsx';
import { TransactionsPrint } from './transactions-print.tsx';
import { transactionsParams, useTransactionsPage } from './use-transactions-page.ts';

/** Everything that moved the player's money but play, with filters, pages and a file (PAY-10). */
export function TransactionsSection({ place }: { place: RecordPlace }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const { zone, today } = useToday();
  const records = recordsState(useTransactionsPage(place));
  const { type, status } = transactionsParams(place, zone);
  const facts = useListFacts({
    place,
    today,
    records,
    type: type ? i18n._(transactionTypeMessages[type]) : null,
    status: status ? i18n._(transactionStatusMessages[status]) : null,
  });
  const title = t({ id: 'account.transactions', message: 'Transactions' });
  const [yes, no] = [t({ id: 'records.yes', message: 'Yes' }), t({ id: 'records.no', message: 'No' })];
  const write = async () => {
    const rows = await cache.query({
      ...allTransactionsQuery(api, transactionsParams(place, zone)),
      staleTime: 0,
    });
    return csvText({
      head: [
        ...TRANSACTION_COLUMNS.map(({ head, key }) =>
          key === 'date' ? `${i18n._(head)} (${zone})` : i18n._(head),
        ),
        t({ id: 'records.head.currency', message: 'Currency' }),
        // What support finds a payment by.
        t({ id: 'deposit.evidence.reference', message: 'Reference' }),
      ],
      rows: rows.map((row) => [
        zonedStamp({ instant: Date.parse(row.date), zone }),
        row.transactionId,
        row.method ?? '',
        i18n._(transactionTypeMessages[row.type]),
        exactAmount(row.amount),
        i18n._(transactionStatusMessages[row.status]),
        row.isBonus ? yes : no,
        row.currencyCode,
        row.reference ?? '',
      ]),
    });
  };
  return (
    <div className={styles.part}>
      <RecordSearch place={place} />
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
          <CsvButton name={`transactions-${today}.csv`} write={write} disabled={place.daysProblem !== null} />
          <PrintButton />
        </div>
      </RecordFilterRow>
      <RecordsView
        caption={title}
        place={place}
        records={records}
        columns={TRANSACTION_COLUMNS}
        rowKey={(row) => row.transactionId}
        list="payments"
      />
      {records.kind === 'known' ? (
        <TransactionsPrint title={title} facts={facts} rows={records.rows} />
      ) : null}
    </div>
  );
}
