import { casinoHistoryQuery } from '@baize/api/queries/casino-history';
import { casinoMoveMessages } from '@baize/i18n/catalogue/transactions';
import { useApi } from '@baize/shell/player';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useListFacts } from '../print/use-list-facts.ts';
import type { RecordPlace } from '../records/record-place.ts';
import { RecordsView } from '../records/records-view.tsx';
import { RECORDS_A_PAGE, recordsState, useToday } from '../records/use-records.ts';
import { CASINO_COLUMNS } from './casino-columns.tsx';
import { casinoParams } from './casino-params.ts';
import { CasinoPrint } from './casino-print.tsx';

/** A page of the casino history, on the screen and on paper; inside a `PlayerIsland`. */
export function CasinoList({ place }: { place: RecordPlace }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { zone, today } = useToday();
  const params = casinoParams(place, zone);
  const records = recordsState(
    useQuery({
      ...casinoHistoryQuery(api, { ...params, pageNo: place.page, limit: RECORDS_A_PAGE }),
      enabled: place.daysProblem === null,
    }),
  );
  const typeName = params.type ? i18n._(casinoMoveMessages[params.type]) : null;
  const facts = useListFacts({ place, today, records, type: typeName, status: null });
  const title = t({ id: 'records.games', message: 'Casino history' });
  return (
    <>
      <RecordsView
        caption={title}
        place={place}
        records={records}
        columns={CASINO_COLUMNS}
        rowKey={(row) => row.transactionId}
        list="games"
      />
      {records.kind === 'known' ? <CasinoPrint title={title} facts={facts} rows={records.rows} /> : null}
    </>
  );
}
