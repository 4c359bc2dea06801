import * as v from 'valibot';
import { validationError } from './http-error.ts';
import { isStorable } from './is-storable.ts';

/** Reads what came in by its schema, or refuses it with 400 naming each field at fault. */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  raw: unknown,
): v.InferOutput<Schema> {
  if (!isStorable(raw)) throw validationError({ body: 'form.validation.invalid.format' });
  const result = v.safeParse(schema, raw ?? {});
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? 'body';
    fields[path] ??= isMissing(issue) ? 'form.validation.invalid.required' : 'form.validation.invalid.format';
  }
  throw validationError(fields);
}

function isMissing({ input }: v.BaseIssue<unknown>): boolean {
  return input === undefined || input === null || input === '';
}
