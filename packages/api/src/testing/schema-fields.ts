/** A place in a value; `*` stands for every row or every name of a record. */
type Path = readonly string[];

/** Every field a schema names, down to the deepest, whatever may be left out; of a choice, no field. */
export function schemaFields(schema: unknown, path: Path = []): Path[] {
  if (!isRecord(schema)) return [];
  if (isRecord(schema['wrapped'])) return schemaFields(schema['wrapped'], path);
  if (Array.isArray(schema['pipe'])) {
    const parts: readonly unknown[] = schema['pipe'];
    const fields = parts.filter((part) => part !== schema).flatMap((part) => schemaFields(part, path));
    if (fields.length > 0) return fields;
  }
  if (isRecord(schema['entries'])) {
    return Object.entries(schema['entries']).flatMap(([name, part]) => {
      const inner = schemaFields(part, [...path, name]);
      return inner.length > 0 ? inner : [[...path, name]];
    });
  }
  return isRecord(schema['item']) ? schemaFields(schema['item'], [...path, '*']) : [];
}

/** Whether a value fills a place; in a list, one of its rows does. */
export function hasValueAt(value: unknown, path: Path): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return value !== undefined && value !== null;
  if (name === '*') return Array.isArray(value) && value.some((row) => hasValueAt(row, rest));
  return isRecord(value) && hasValueAt(value[name], rest);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
