import { allTransactionsQuery } from '@baize/api/queries/transactions';
import { csvText, zonedStamp } from '@baize/domain/csv';
import { exactAmount } from '@baize/domain/statement';
import { shownAmount } from '@baize/domain/transactions';
import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { useApi } from '@baize/shell/player';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CsvButton } from '../records/csv-button.tsx';
import type { RecordPlace } from '../records/record-place.ts';
import { useToday } from '../records/use-records.ts';
import { TRANSACTION_COLUMNS } from './transaction-columns.tsx';
import { transactionsParams } from './use-transactions-page.ts';

/** All transactions that the filters choose as a file, with the signs of the list; inside a `PlayerIsland`. */
export function TransactionsCsv({ place }: { place: RecordPlace }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const { zone, today } = useToday();
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
        exactAmount(shownAmount(row)),
        i18n._(transactionStatusMessages[row.status]),
        row.isBonus ? yes : no,
        row.currencyCode,
        row.reference ?? '',
      ]),
    });
  };
  return <CsvButton name={`transactions-${today}.csv`} write={place.daysProblem === null ? write : null} />;
}
