import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ComponentType } from 'react';
import * as styles from './record-table.css.ts';

/** One column of a list of money: its head, and what stands in a line of it. */
export interface RecordColumn<Row> {
  key: string;
  head: MessageDescriptor;
  Cell: ComponentType<{ row: Row }>;
  /** `lead` and `sum` stand on top where a line is a card; a `number` and a `sum` end-aligned. */
  kind: 'lead' | 'sum' | 'number' | 'text';
}

export interface RecordTableProps<Row> {
  /** What the table lists. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  state: 'settled' | 'asking';
  /** From which width on lines are lines; below it each is a card. */
  wide: 'tablet' | 'desktop';
}

/** Lines with hairlines; where there is no room each line is a card with day and amount on top (look §9). */
export function RecordTable<Row>(table: RecordTableProps<Row>) {
  const { caption, columns, rows, rowKey, state, wide } = table;
  const { i18n } = useLingui();
  const look = styles.parts[wide];
  return (
    <table aria-label={caption} aria-busy={state === 'asking' || undefined} className={look.table}>
      <thead className={look.head}>
        <tr>
          {columns.map(({ key, head, kind }) => (
            <th key={key} scope="col" className={styles.headCell[kind]}>
              {i18n._(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={look.row}>
            {columns.map(({ key, head, kind, Cell }) => (
              <td key={key} data-kind={kind} className={`${look.cell} ${styles.cell[kind]}`}>
                <span aria-hidden className={look.name}>
                  {i18n._(head)}
                </span>
                <span className={styles.value}>
                  <Cell row={row} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
