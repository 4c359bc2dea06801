import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { useLingui } from '@lingui/react/macro';
import { useListFacts } from '../print/use-list-facts.ts';
import type { RecordPlace } from '../records/record-place.ts';
import { RecordsView } from '../records/records-view.tsx';
import { recordsState, useToday } from '../records/use-records.ts';
import { TRANSACTION_COLUMNS } from './transaction-columns.tsx';
import { TransactionsPrint } from './transactions-print.tsx';
import { transactionsParams, useTransactionsPage } from './use-transactions-page.ts';

/** A page of the transactions, on the screen and on paper; inside a `PlayerIsland`. */
export function TransactionsList({ place }: { place: RecordPlace }) {
  const { t, i18n } = useLingui();
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
  return (
    <>
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
    </>
  );
}
