import { casinoHistoryQuery } from '@baize/api/queries/casino-history';
import { casinoEntryMessages } from '@baize/i18n/catalogue/transactions';
import { useApi } from '@baize/player';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useListPrintFacts } from '../print/use-list-print-facts.ts';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { RecordsView } from '../records/records-view.tsx';
import { RECORDS_PER_PAGE, toRecordsState, useToday } from '../records/use-records.ts';
import { CASINO_COLUMNS } from './casino-columns.tsx';
import { toCasinoParams } from './casino-params.ts';
import { CasinoPrint } from './casino-print.tsx';

/** A page of the casino history, on the screen and on paper; inside a `PlayerBoundary`. */
export function CasinoList({ urlState }: { urlState: RecordsUrlState }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { zone, today } = useToday();
  const params = toCasinoParams(urlState, zone);
  const records = toRecordsState(
    useQuery({
      ...casinoHistoryQuery(api, { ...params, pageNo: urlState.page, limit: RECORDS_PER_PAGE }),
      enabled: urlState.dateRangeError === null,
    }),
  );
  const typeName = params.type ? i18n._(casinoEntryMessages[params.type]) : null;
  const facts = useListPrintFacts({ urlState, today, records, type: typeName, status: null });
  const title = t({ id: 'records.games', message: 'Casino history' });
  return (
    <>
      <RecordsView
        caption={title}
        urlState={urlState}
        records={records}
        columns={CASINO_COLUMNS}
        rowKey={(row) => row.transactionId}
        list="games"
      />
      {records.kind === 'known' ? <CasinoPrint title={title} facts={facts} rows={records.rows} /> : null}
    </>
  );
}
