import { allCasinoHistoryQuery, casinoHistoryQuery } from '@baize/api/queries/casino-history';
import { csvText, zonedStamp } from '@baize/domain/csv';
import { exactAmount } from '@baize/domain/statement';
import { CASINO_MOVE_TYPES, signedMove } from '@baize/domain/transactions';
import { casinoMoveMessages } from '@baize/i18n/catalogue/transactions';
import { useApi, usePlayer } from '@baize/shell/player';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PrintButton } from '../print/print-button.tsx';
import { useListFacts } from '../print/use-list-facts.ts';
import { CsvButton } from '../records/csv-button.tsx';
import { RecordFilterRow } from '../records/record-filters.tsx';
import type { RecordPlace } from '../records/record-place.ts';
import { RecordsView } from '../records/records-view.tsx';
import * as styles from '../records/records.css.ts';
import { askedDays, RECORDS_A_PAGE, recordsState, useToday } from '../records/use-records.ts';
import { CASINO_COLUMNS } from './casino-columns.tsx';
import { CasinoPrint } from './casino-print.tsx';

const figure = (amount: number | null) => (amount === null ? '' : exactAmount(amount));

/** Every stake and win, with filters, pages and a file (PAY-10). */
export function CasinoSection({ place }: { place: RecordPlace }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const own = usePlayer()?.getUser.userWallet.currencyCode ?? '';
  const { zone, today } = useToday();
  const type = CASINO_MOVE_TYPES.find((name) => name === place.type);
  const chosen = { ...(type && { type }), ...askedDays(place, zone) };
  const records = recordsState(
    useQuery({
      ...casinoHistoryQuery(api, { ...chosen, pageNo: place.page, limit: RECORDS_A_PAGE }),
      enabled: place.daysProblem === null,
    }),
  );
  const typeName = type ? i18n._(casinoMoveMessages[type]) : null;
  const facts = useListFacts({ place, today, records, type: typeName, status: null });
  const title = t({ id: 'records.games', message: 'Casino history' });
  const write = async () => {
    const rows = await cache.query({ ...allCasinoHistoryQuery(api, chosen), staleTime: 0 });
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
  return (
    <div className={styles.part}>
      <RecordFilterRow
        place={place}
        types={CASINO_MOVE_TYPES.map((value) => ({ value, label: i18n._(casinoMoveMessages[value]) }))}
        statuses={[]}
        today={today}
      >
        <div className={styles.actions}>
          <CsvButton
            name={`casino-history-${today}.csv`}
            write={write}
            disabled={place.daysProblem !== null}
          />
          <PrintButton />
        </div>
      </RecordFilterRow>
      <RecordsView
        caption={title}
        place={place}
        records={records}
        columns={CASINO_COLUMNS}
        rowKey={(row) => row.transactionId}
        list="games"
      />
      {records.kind === 'known' ? <CasinoPrint title={title} facts={facts} rows={records.rows} /> : null}
    </div>
  );
}
