import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { useLingui } from '@lingui/react/macro';
import { useListPrintFacts } from '../print/use-list-print-facts.ts';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { RecordsView } from '../records/records-view.tsx';
import { toRecordsState, useToday } from '../records/use-records.ts';
import { TRANSACTION_COLUMNS } from './transaction-columns.tsx';
import { TransactionsPrint } from './transactions-print.tsx';
import { toTransactionsParams, useTransactionsPage } from '../records/use-transactions-page.ts';

/** A page of the transactions, on the screen and on paper; inside a `PlayerBoundary`. */
export function TransactionsList({ urlState }: { urlState: RecordsUrlState }) {
  const { t, i18n } = useLingui();
  const { zone, today } = useToday();
  const records = toRecordsState(useTransactionsPage(urlState));
  const { type, status } = toTransactionsParams(urlState, zone);
  const facts = useListPrintFacts({
    urlState,
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
        urlState={urlState}
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
