import { Pagination } from '@baize/page/pagination';
import { Card } from '@baize/ui/card';
import { Plural } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { ZoneNote } from '@baize/page/clock';
import { RecordListSkeleton } from './record-list-skeleton.tsx';
import type { ListName } from './record-container.ts';
import { isFiltered, type RecordsUrlState } from './use-records-url-state.ts';
import { RecordsDateRangeError, RecordsError, RecordsEmpty } from './record-states.tsx';
import { RecordTable, type RecordColumn } from './record-table.tsx';
import * as styles from './records.css.ts';
import type { RecordsState } from './use-records.ts';

interface RecordsViewProps<Row> {
  caption: string;
  urlState: RecordsUrlState;
  records: RecordsState<Row>;
  columns: readonly RecordColumn<Row>[];
  rowKey(row: Row): string;
  list: ListName;
}

/** A page of a list, its number of lines, its clock and its neighbours. */
export function RecordsView<Row>({
  caption,
  urlState,
  records,
  columns,
  rowKey,
  list,
}: RecordsViewProps<Row>) {
  if (urlState.dateRangeError !== null) {
    return (
      <Card>
        <RecordsDateRangeError
          problem={urlState.dateRangeError}
          clear={urlState.getSearch({ from: null, to: null })}
        />
      </Card>
    );
  }
  if (records.kind === 'loading') return <RecordListSkeleton list={list} />;
  if (records.kind === 'failed') {
    return (
      <Card>
        <RecordsError onRetry={records.retry} />
      </Card>
    );
  }
  const clear = isFiltered(urlState)
    ? urlState.getSearch({ type: null, status: null, from: null, to: null })
    : null;
  const { rows, count, pages, state } = records;
  // An address may name a page that there is not, or not any more.
  if (urlState.page > pages && state === 'settled')
    return <Navigate to={{ search: urlState.getSearch({ page: pages }) }} replace />;
  return (
    <Card data-list="">
      {rows.length === 0 ? (
        <RecordsEmpty clear={clear} />
      ) : (
        <>
          <p className={styles.line}>
            <span>
              <Plural id="records.count" value={count} one="# entry" other="# entries" />
            </span>
            <span className={styles.zoneRow}>
              <ZoneNote />
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
      <Pagination page={urlState.page} pageCount={pages} getSearch={(page) => urlState.getSearch({ page })} />
    </Card>
  );
}
