import { allCasinoHistoryQuery } from '@baize/api/queries/casino-history';
import { toCsv, formatZonedTimestamp } from '@baize/domain/csv';
import { exactAmount } from '@baize/domain/statement';
import { signedEntryAmount } from '@baize/domain/transactions';
import { casinoEntryMessages } from '@baize/i18n/catalogue/transactions';
import { useApi, usePlayer } from '@baize/player';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CsvButton } from '../records/csv-button.tsx';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { useToday } from '../records/use-records.ts';
import { CASINO_COLUMNS } from './casino-columns.tsx';
import { toCasinoParams } from './casino-params.ts';

const figure = (amount: number | null) => (amount === null ? '' : exactAmount(amount));

/** All of the casino history that the filters choose as a file; inside a `PlayerBoundary`. */
export function CasinoCsv({ urlState }: { urlState: RecordsUrlState }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const own = usePlayer()?.getUser.userWallet.currencyCode ?? '';
  const { zone, today } = useToday();
  const write = async () => {
    const rows = await cache.query({
      ...allCasinoHistoryQuery(api, toCasinoParams(urlState, zone)),
      staleTime: 0,
    });
    return toCsv({
      head: [
        ...CASINO_COLUMNS.map(({ head, key }) =>
          key === 'date' ? `${i18n._(head)} (${zone})` : i18n._(head),
        ),
        t({ id: 'records.head.currency', message: 'Currency' }),
      ],
      rows: rows.map((row) => [
        row.transactionId,
        i18n._(casinoEntryMessages[row.type]),
        row.gameName,
        row.provider,
        figure(row.balanceBefore),
        figure(signedEntryAmount(row)),
        figure(row.balanceAfter),
        figure(row.bonusBalance),
        formatZonedTimestamp({ instant: Date.parse(row.date), zone }),
        row.currencyCode ?? own,
      ]),
    });
  };
  return (
    <CsvButton name={`casino-history-${today}.csv`} write={urlState.dateRangeError === null ? write : null} />
  );
}
