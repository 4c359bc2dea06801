import { CASINO_ENTRY_TYPES } from '@baize/domain/transactions';
import { casinoEntryMessages } from '@baize/i18n/catalogue/transactions';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useLingui } from '@lingui/react';
import { PrintButton } from '../print/print-button.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { RecordListSkeleton } from '../records/record-list-skeleton.tsx';
import { RecordFilterRow } from '../records/record-filters.tsx';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { RecordsCardError } from '../records/record-states.tsx';
import * as styles from '../records/records.css.ts';
import { useToday } from '../records/use-records.ts';
import { CasinoCsv } from './casino-csv.tsx';
import { CasinoList } from './casino-list.tsx';

/** Every stake and win, with filters, pages and a file (PAY-10). */
export function CasinoSection({ urlState }: { urlState: RecordsUrlState }) {
  const { i18n } = useLingui();
  const { today } = useToday();
  return (
    <div className={styles.part}>
      <RecordFilterRow
        urlState={urlState}
        types={CASINO_ENTRY_TYPES.map((value) => ({ value, label: i18n._(casinoEntryMessages[value]) }))}
        statuses={[]}
        today={today}
      >
        <div className={`${styles.actions} ${styles.besideFields}`}>
          <PlayerBoundary fallback={<CsvButton name="" write={null} />}>
            <CasinoCsv urlState={urlState} />
          </PlayerBoundary>
          <PrintButton />
        </div>
      </RecordFilterRow>
      <PlayerBoundary fallback={<RecordListSkeleton list="games" />} errorFallback={<RecordsCardError />}>
        <CasinoList urlState={urlState} />
      </PlayerBoundary>
    </div>
  );
}
