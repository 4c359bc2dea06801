import { allTransactionsQuery } from '@baize/api/queries/transactions';
import { toCsv, formatZonedTimestamp } from '@baize/domain/csv';
import { exactAmount } from '@baize/domain/statement';
import { displayAmount } from '@baize/domain/transactions';
import { transactionStatusMessages, transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { useApi } from '@baize/player';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CsvButton } from '../records/csv-button.tsx';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { useBonusText } from '../records/use-bonus-text.ts';
import { useToday } from '../records/use-records.ts';
import { TRANSACTION_COLUMNS } from './transaction-columns.tsx';
import { toTransactionsParams } from '../records/use-transactions-page.ts';

/** All transactions that the filters choose as a file, with the signs of the list; inside a `PlayerBoundary`. */
export function TransactionsCsv({ urlState }: { urlState: RecordsUrlState }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const { zone, today } = useToday();
  const bonusOf = useBonusText();
  const write = async () => {
    const rows = await cache.query({
      ...allTransactionsQuery(api, toTransactionsParams(urlState, zone)),
      staleTime: 0,
    });
    return toCsv({
      head: [
        ...TRANSACTION_COLUMNS.map(({ head, key }) =>
          key === 'date' ? `${i18n._(head)} (${zone})` : i18n._(head),
        ),
        t({ id: 'records.head.currency', message: 'Currency' }),
        // What support finds a payment by.
        t({ id: 'deposit.evidence.reference', message: 'Reference' }),
      ],
      rows: rows.map((row) => [
        formatZonedTimestamp({ instant: Date.parse(row.date), zone }),
        row.transactionId,
        row.method ?? '',
        i18n._(transactionTypeMessages[row.type]),
        exactAmount(displayAmount(row)),
        i18n._(transactionStatusMessages[row.status]),
        bonusOf(row) ?? '',
        row.currencyCode,
        row.reference ?? '',
      ]),
    });
  };
  return (
    <CsvButton name={`transactions-${today}.csv`} write={urlState.dateRangeError === null ? write : null} />
  );
}
