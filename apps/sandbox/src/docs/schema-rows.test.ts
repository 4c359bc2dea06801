import * as v from 'valibot';
import { expect, test } from 'vitest';
import { convertToJsonSchema } from '../openapi/json-schema.ts';
import { flattenSchema } from './schema-rows.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

test('a table names every field with the way to it, what it may hold and what it has to', () => {
  const schema = v.object({
    rows: v.nullish(
      v.array(v.object({ id: v.union([v.string(), v.number()]), at: v.nullish(instant, null) })),
      [],
    ),
    share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    kind: v.picklist(['real', 'demo']),
  });
  const [shape] = flattenSchema(convertToJsonSchema(schema));
  expect(
    shape?.rows.map(({ parent, name, type, isRequired, notes }) => [
      parent + name,
      type,
      isRequired,
      notes.join(),
    ]),
  ).toEqual([
    ['rows', 'list of objects or null', false, '[] when left out'],
    ['rows[].id', 'text or number', true, ''],
    ['rows[].at', 'instant or null', false, ''],
    ['share', 'number', false, '0 to 100'],
    ['kind', 'one of 2', true, '"real", "demo"'],
  ]);
});

test('a choice of forms is one table each', () => {
  const schema = v.union([
    v.strictObject({ months: v.number() }),
    v.strictObject({ permanent: v.literal(true) }),
  ]);
  const shapes = flattenSchema(convertToJsonSchema(schema));
  expect(shapes.map(({ title, rows }) => [title, rows.map(({ name, type }) => `${name}: ${type}`)])).toEqual([
    ['Either', ['months: number']],
    ['Or', ['permanent: true']],
  ]);
});

test('numbers and flags of a query string are told as what they mean, not as what carries them', () => {
  const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
  const schema = v.object({
    limit: v.optional(v.pipe(v.union([v.number(), digits]), v.integer(), v.minValue(1), v.maxValue(200)), 20),
    isDeposit: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  });
  const rows = flattenSchema(convertToJsonSchema(schema))[0]?.rows ?? [];
  expect(rows.map(({ name, type, notes }) => [name, type, notes.join('; ')])).toEqual([
    ['limit', 'whole number', '1 to 200; 20 when left out'],
    ['isDeposit', 'flag', ''],
  ]);
});
