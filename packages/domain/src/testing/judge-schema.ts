import * as fc from 'fast-check';
import * as v from 'valibot';

/** What a schema makes of a value: its output, or the messages. */
export function judgeSchema(schema: v.GenericSchema<string, string>, value: unknown): unknown {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : read.issues.map((issue) => issue.message);
}

/** Texts of all kinds, lone surrogates and whole emoji among them. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
