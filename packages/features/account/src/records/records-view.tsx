import { PageSteps } from '@baize/shell/page-steps';
import { Card } from '@baize/ui/card';
import { Plural } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { ListWaiting } from './list-waiting.tsx';
import type { ListName } from './record-container.ts';
import { isFiltered, type RecordPlace } from './record-place.ts';
import { RecordsDaysWrong, RecordsFailed, RecordsNone } from './record-states.tsx';
import { RecordTable, type RecordColumn } from './record-table.tsx';
import * as styles from './records.css.ts';
import type { RecordsState } from './use-records.ts';
import { ZoneLine } from './zone-line.tsx';

interface RecordsViewProps<Row> {
  caption: string;
  place: RecordPlace;
  records: RecordsState<Row>;
  columns: readonly RecordColumn<Row>[];
  rowKey(row: Row): string;
  list: ListName;
}

/** A page of a list, its number of lines, its clock and its neighbours. */
export function RecordsView<Row>({ caption, place, records, columns, rowKey, list }: RecordsViewProps<Row>) {
  if (place.daysProblem !== null) {
    return (
      <Card>
        <RecordsDaysWrong problem={place.daysProblem} clear={place.searchOf({ from: null, to: null })} />
      </Card>
    );
  }
  if (records.kind === 'loading') return <ListWaiting list={list} />;
  if (records.kind === 'failed') {
    return (
      <Card>
        <RecordsFailed onRetry={records.retry} />
      </Card>
    );
  }
  const clear = isFiltered(place) ? place.searchOf({ type: null, status: null, from: null, to: null }) : null;
  const { rows, count, pages, state } = records;
  // An address may name a page that there is not, or not any more.
  if (place.page > pages && state === 'settled')
    return <Navigate to={{ search: place.searchOf({ page: pages }) }} replace />;
  return (
    <Card data-list="">
      {rows.length === 0 ? (
        <RecordsNone clear={clear} />
      ) : (
        <>
          <p className={styles.line}>
            <span>
              <Plural id="records.count" value={count} one="# entry" other="# entries" />
            </span>
            <span className={styles.zoneRow}>
              <ZoneLine />
            </span>
          </p>
          <RecordTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            state={state}
            list={list}
          />
        </>
      )}
      <PageSteps page={place.page} pages={pages} searchOf={(page) => place.searchOf({ page })} />
    </Card>
  );
}
