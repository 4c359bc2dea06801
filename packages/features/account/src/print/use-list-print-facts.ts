import { useLingui } from '@lingui/react/macro';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { RECORDS_PER_PAGE, type RecordsState } from '../records/use-records.ts';
import type { PrintFact } from './print-sheet.tsx';
import { useFormatDateRange } from './use-format-date-range.ts';

interface ListFacts {
  urlState: RecordsUrlState;
  today: string;
  records: RecordsState<unknown>;
  /** The chosen type and status as the player reads them; null for all. */
  type: string | null;
  status: string | null;
}

/** What the printed sheet of a list says above its table: days, filters, and which entries of how many. */
export function useListPrintFacts({ urlState, today, records, type, status }: ListFacts): PrintFact[] {
  const { t } = useLingui();
  const period = useFormatDateRange();
  const [count, shown] = records.kind === 'known' ? [records.count, records.rows.length] : [0, 0];
  const first = (urlState.page - 1) * RECORDS_PER_PAGE + 1;
  const last = first + shown - 1;
  return [
    {
      name: t({ id: 'print.period', message: 'Period' }),
      value: period({ from: urlState.from, to: urlState.to, today }),
    },
    { name: t({ id: 'records.head.type', message: 'Type' }), value: type },
    { name: t({ id: 'records.head.status', message: 'Status' }), value: status },
    {
      name: t({ id: 'print.entries', message: 'Entries' }),
      value: shown === 0 ? '0' : t({ id: 'print.entries.range', message: `${first}–${last} of ${count}` }),
    },
  ];
}
