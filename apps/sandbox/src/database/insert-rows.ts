import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open-database.ts';

type Cells = ReadonlyMap<string, unknown>;

/**
 * Inserts many rows as one JSON value: the embedded database takes longer to read a statement with a parameter
 * for each cell than to carry it out. Rows that name the same columns go together, as JSON knows no default.
 */
export async function insertRows<Table extends PgTable>(
  transaction: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const cells: Cells[] = rows.map(
    (row) => new Map(Object.entries<unknown>(row).filter(([, value]) => value !== undefined)),
  );
  const alike = Map.groupBy(cells, (row) => [...row.keys()].toSorted().join());
  for (const group of alike.values()) {
    const columns = Object.entries(getTableColumns(table)).filter(([key]) => group[0]?.has(key));
    const names = sql.join(
      columns.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    );
    const json = JSON.stringify(group.map((row) => toJsonRow(row, columns)));
    await transaction.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
    );
  }
}

function toJsonRow(row: Cells, columns: readonly [string, PgColumn][]): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(([key, column]) => {
      const value = row.get(key) ?? null;
      // A JSON column's driver value is a text already, which would be written into the JSON as a text.
      const isPlain = value === null || column.columnType === 'PgJsonb';
      const stored: unknown = isPlain ? value : column.mapToDriverValue(value);
      return [column.name, typeof stored === 'bigint' ? String(stored) : stored];
    }),
  );
}
