import type { ReactNode } from 'react';
import * as styles from './print-sheet.css.ts';

interface PrintTableProps {
  columns: readonly { name: string; kind: 'text' | 'number' }[];
  /** The cells of each row, in the order of the columns. */
  rows: readonly { id: string; cells: readonly ReactNode[]; kind?: 'total' | undefined }[];
}

/** A table for paper: its heads are repeated on each page, and no row is cut in two. */
export function PrintTable({ columns, rows }: PrintTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name, kind }) => (
            <th key={name} scope="col" className={`${styles.cell[kind]} ${styles.strong}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, kind: rowKind }) => (
          <tr key={id} className={rowKind === 'total' ? `${styles.row} ${styles.strong}` : styles.row}>
            {columns.map(({ name, kind }, place) => (
              <td key={name} className={styles.cell[kind]}>
                <bdi>{cells[place]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
