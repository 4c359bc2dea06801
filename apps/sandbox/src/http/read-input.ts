import * as v from 'valibot';
import { validationError } from '../errors/http-error.ts';
import { isStorable } from './is-storable.ts';

/** Reads what came in by its schema, or refuses it with 400 naming each field at fault. */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  raw: unknown,
): v.InferOutput<Schema> {
  if (!isStorable(raw)) throw validationError({ body: 'form.validation.invalid.format' });
  const result = v.safeParse(schema, raw ?? {});
  if (result.success) return result.output;
  const { issues = result.issues } = v.safeParse(findMeantSchema(schema, raw), raw ?? {});
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? 'body';
    fields[path] ??= isMissing(issue) ? 'form.validation.invalid.required' : 'form.validation.invalid.format';
  }
  throw validationError(fields);
}

function isMissing({ input }: v.BaseIssue<unknown>): boolean {
  return input === undefined || input === null || input === '';
}

/** Of a body of several shapes the one whose fields were sent, so that a field at fault can be named. */
function findMeantSchema(schema: v.GenericSchema, raw: unknown): v.GenericSchema {
  if (!isUnion(schema) || typeof raw !== 'object' || raw === null) return schema;
  const sent = Object.keys(raw);
  const [best] = schema.options
    .map((option) => ({ option, shared: sent.filter((field) => field in option.entries).length }))
    .toSorted((one, other) => other.shared - one.shared);
  return best && best.shared > 0 ? best.option : schema;
}

type Shape = v.GenericSchema & { entries: object };

function isUnion(schema: v.GenericSchema): schema is v.GenericSchema & { options: Shape[] } {
  return (
    schema.type === 'union' &&
    'options' in schema &&
    Array.isArray(schema.options) &&
    schema.options.every(
      (option: unknown) => typeof option === 'object' && option !== null && 'entries' in option,
    )
  );
}
