import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ComponentType } from 'react';
import type { ListName } from './record-container.ts';
import * as styles from './record-table.css.ts';
import type { CardSlot } from './record-table.css.ts';

/** One column of a list of money: its head, and what stands in a line of it. */
export interface RecordColumn<Row> {
  key: string;
  head: MessageDescriptor;
  Cell: ComponentType<{ row: Row }>;
  /** In a table: a `lead` is heavier, a `number` and a `sum` are end-aligned. */
  kind: 'lead' | 'sum' | 'number' | 'text';
  /** Where it stands when the row is a card; `hidden` only for the eye. */
  card: CardSlot;
}

export interface RecordTableProps<Row> {
  /** What the table lists. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  state: 'settled' | 'asking';
  /** What is listed: it decides below which width of the list each row is a card. */
  list: ListName;
}

/** Rows with hairlines; where there is no room each row is a card (look §9). */
export function RecordTable<Row>(table: RecordTableProps<Row>) {
  const { caption, columns, rows, rowKey, state, list } = table;
  const { i18n } = useLingui();
  const look = styles.parts[list];
  return (
    <div className={styles.container}>
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
              {columns.map(({ key, head, kind, card, Cell }) => (
                <td
                  key={key}
                  data-kind={kind}
                  className={`${look.cell} ${styles.cell[kind]} ${look.slot[card]}`}
                >
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
    </div>
  );
}
