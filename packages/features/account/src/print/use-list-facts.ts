import { useLingui } from '@lingui/react/macro';
import type { RecordPlace } from '../records/record-place.ts';
import { RECORDS_A_PAGE, type RecordsState } from '../records/use-records.ts';
import type { PrintFact } from './print-sheet.tsx';
import { usePeriod } from './use-period.ts';

interface ListFacts {
  place: RecordPlace;
  today: string;
  records: RecordsState<unknown>;
  /** The chosen type and status as the player reads them; null for all. */
  type: string | null;
  status: string | null;
}

/** What the printed sheet of a list says above its table: days, filters, and which entries of how many. */
export function useListFacts({ place, today, records, type, status }: ListFacts): PrintFact[] {
  const { t } = useLingui();
  const period = usePeriod();
  const [count, shown] = records.kind === 'known' ? [records.count, records.rows.length] : [0, 0];
  const first = (place.page - 1) * RECORDS_A_PAGE + 1;
  const last = first + shown - 1;
  return [
    {
      name: t({ id: 'print.period', message: 'Period' }),
      value: period({ from: place.from, to: place.to, today }),
    },
    { name: t({ id: 'records.head.type', message: 'Type' }), value: type },
    { name: t({ id: 'records.head.status', message: 'Status' }), value: status },
    {
      name: t({ id: 'print.entries', message: 'Entries' }),
      value: shown === 0 ? '0' : t({ id: 'print.entries.range', message: `${first}–${last} of ${count}` }),
    },
  ];
}
