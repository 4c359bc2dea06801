import type { JsonSchema } from '../openapi/json-schema.ts';
import { getConstraintLabels, getTypeLabel } from './type-labels.ts';

/** A field of a schema as the table shows it; `within` is the way to it, `rows[].provider.`. */
export type FieldRow = {
  parent: string;
  name: string;
  type: string;
  isRequired: boolean;
  notes: readonly string[];
};

/** One shape a value may have; a schema without a choice has one. */
export type SchemaShape = { title: string | null; rows: readonly FieldRow[] };

/** Every field of a schema down to the deepest, one list for each shape it may have. */
export function flattenSchema(schema: JsonSchema): SchemaShape[] {
  const options = schema.oneOf ?? schema.anyOf;
  const shapes = options?.filter(({ properties }) => properties) ?? [];
  if (shapes.length < 2) return [{ title: null, rows: fieldsOf(schema, '') }];
  return shapes.map((shape, at) => ({ title: at === 0 ? 'Either' : 'Or', rows: fieldsOf(shape, '') }));
}

/** What is inside a value: its own fields, or those of a list's items; of a choice, the first that has any. */
function insideOf(schema: JsonSchema): { inner: JsonSchema; mark: string } | null {
  if (schema.properties) return { inner: schema, mark: '' };
  if (schema.items) {
    const inside = insideOf(schema.items);
    return inside ? { inner: inside.inner, mark: `[]${inside.mark}` } : null;
  }
  if (typeof schema.additionalProperties === 'object') {
    const inside = insideOf(schema.additionalProperties);
    return inside ? { inner: inside.inner, mark: `{name}${inside.mark}` } : null;
  }
  for (const option of schema.anyOf ?? schema.oneOf ?? []) {
    const inside = insideOf(option);
    if (inside) return inside;
  }
  return null;
}

function fieldsOf(schema: JsonSchema, within: string): FieldRow[] {
  const inside = insideOf(schema);
  if (!inside) return [];
  const { inner, mark } = inside;
  const way = mark === '' ? within : `${within.replace(/\.$/, '')}${mark}.`;
  return Object.entries(inner.properties ?? {}).flatMap(([name, part]) => [
    {
      parent: way,
      name,
      type: getTypeLabel(part),
      isRequired: inner.required?.includes(name) ?? false,
      notes: getConstraintLabels(part),
    },
    ...fieldsOf(part, `${way}${name}.`),
  ]);
}
