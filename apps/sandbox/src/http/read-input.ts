import * as v from 'valibot';
import { badInput } from './refusal.ts';
import { isStorable } from './storable.ts';

/** Reads what came in by its schema, or refuses it with 400 naming each field at fault. */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  raw: unknown,
): v.InferOutput<Schema> {
  if (!isStorable(raw)) throw badInput({ body: 'form.validation.invalid.format' });
  const result = v.safeParse(schema, raw ?? {});
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? 'body';
    fields[path] ??= isMissing(issue) ? 'form.validation.invalid.required' : 'form.validation.invalid.format';
  }
  throw badInput(fields);
}

function isMissing({ input }: v.BaseIssue<unknown>): boolean {
  return input === undefined || input === null || input === '';
}
