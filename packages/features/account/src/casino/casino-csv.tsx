import { allCasinoHistoryQuery } from '@baize/api/queries/casino-history';
import { csvText, zonedStamp } from '@baize/domain/csv';
import { exactAmount } from '@baize/domain/statement';
import { signedMove } from '@baize/domain/transactions';
import { casinoMoveMessages } from '@baize/i18n/catalogue/transactions';
import { useApi, usePlayer } from '@baize/shell/player';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CsvButton } from '../records/csv-button.tsx';
import type { RecordPlace } from '../records/record-place.ts';
import { useToday } from '../records/use-records.ts';
import { CASINO_COLUMNS } from './casino-columns.tsx';
import { casinoParams } from './casino-params.ts';

const figure = (amount: number | null) => (amount === null ? '' : exactAmount(amount));

/** All of the casino history that the filters choose as a file; inside a `PlayerIsland`. */
export function CasinoCsv({ place }: { place: RecordPlace }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const own = usePlayer()?.getUser.userWallet.currencyCode ?? '';
  const { zone, today } = useToday();
  const write = async () => {
    const rows = await cache.query({
      ...allCasinoHistoryQuery(api, casinoParams(place, zone)),
      staleTime: 0,
    });
    return csvText({
      head: [
        ...CASINO_COLUMNS.map(({ head, key }) =>
          key === 'date' ? `${i18n._(head)} (${zone})` : i18n._(head),
        ),
        t({ id: 'records.head.currency', message: 'Currency' }),
      ],
      rows: rows.map((row) => [
        row.transactionId,
        i18n._(casinoMoveMessages[row.type]),
        row.gameName,
        row.provider,
        figure(row.balanceBefore),
        figure(signedMove(row)),
        figure(row.balanceAfter),
        figure(row.bonusBalance),
        zonedStamp({ instant: Date.parse(row.date), zone }),
        row.currencyCode ?? own,
      ]),
    });
  };
  return <CsvButton name={`casino-history-${today}.csv`} write={place.daysProblem === null ? write : null} />;
}
