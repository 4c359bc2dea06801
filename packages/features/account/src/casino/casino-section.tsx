import { CASINO_MOVE_TYPES } from '@baize/domain/transactions';
import { casinoMoveMessages } from '@baize/i18n/catalogue/transactions';
import { PlayerIsland } from '@baize/shell/player-island';
import { useLingui } from '@lingui/react';
import { PrintButton } from '../print/print-button.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { ListWaiting } from '../records/list-waiting.tsx';
import { RecordFilterRow } from '../records/record-filters.tsx';
import type { RecordPlace } from '../records/record-place.ts';
import { CardFailed } from '../records/record-states.tsx';
import * as styles from '../records/records.css.ts';
import { useToday } from '../records/use-records.ts';
import { CasinoCsv } from './casino-csv.tsx';
import { CasinoList } from './casino-list.tsx';

/** Every stake and win, with filters, pages and a file (PAY-10). */
export function CasinoSection({ place }: { place: RecordPlace }) {
  const { i18n } = useLingui();
  const { today } = useToday();
  return (
    <div className={styles.part}>
      <RecordFilterRow
        place={place}
        types={CASINO_MOVE_TYPES.map((value) => ({ value, label: i18n._(casinoMoveMessages[value]) }))}
        statuses={[]}
        today={today}
      >
        <div className={styles.actions}>
          <PlayerIsland fallback={<CsvButton name="" write={null} />}>
            <CasinoCsv place={place} />
          </PlayerIsland>
          <PrintButton />
        </div>
      </RecordFilterRow>
      <PlayerIsland fallback={<ListWaiting list="games" />} failed={<CardFailed />}>
        <CasinoList place={place} />
      </PlayerIsland>
    </div>
  );
}
