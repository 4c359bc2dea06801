import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readInput } from './read-input.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const schema = v.union([v.object({ ticket: text, code: text }), v.object({ email: text, password: text })]);

test.each([
  [{ email: 'a@b.test' }, { password: 'form.validation.invalid.required' }],
  [{ password: 'x', email: 7 }, { email: 'form.validation.invalid.format' }],
  [{ ticket: 't', code: '' }, { code: 'form.validation.invalid.required' }],
  [{ other: 1 }, { body: 'form.validation.invalid.format' }],
])('of a body of two shapes, %j is refused for the fields of the one that was meant', (body, errors) => {
  const refusal = () => readInput(schema, body);
  expect(refusal).toThrow(expect.objectContaining({ status: 400, fields: errors }));
});
