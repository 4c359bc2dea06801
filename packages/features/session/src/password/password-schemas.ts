import {
  currentPasswordSchema,
  passwordSchema,
  repeatedPasswordSchema,
  type PasswordRequirements,
  type ValidationMessage,
} from '@baize/domain/validation';
import * as v from 'valibot';

const REQUIRED: ValidationMessage = 'form.validation.invalid.required';
const FORMAT: ValidationMessage = 'form.validation.invalid.format';

/** The address of an account that exists; looser than at sign-up, for its owner must get in. */
export const accountEmail = v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED), v.regex(/^\S+@\S+$/, FORMAT));

export type ResetFields = { code: string; password: string; repeat: string };
export type ChangeFields = { current: string; password: string; repeat: string };

type FieldCheck = readonly [name: string, schema: v.GenericSchema<unknown, unknown>, value: string];

/** The repeat is judged whatever else is wrong: who sees one fault at a time mends twice. */
function problemsOf(judged: readonly FieldCheck[]): Record<string, string> {
  const found = judged.map(([name, schema, value]) => [name, v.safeParse(schema, value)] as const);
  return Object.fromEntries(
    found.flatMap(([name, read]) => (read.success ? [] : [[name, read.issues[0].message]])),
  );
}

function checkRepeat(
  { password, repeat }: { password: string; repeat: string },
  asks: PasswordRequirements,
): FieldCheck[] {
  return [
    ['password', passwordSchema(asks), password],
    ['repeat', repeatedPasswordSchema(password), repeat],
  ];
}

/** What is wrong with a new password by what was sent; a link brings its code with it. */
export function getResetErrors(values: ResetFields, asks: PasswordRequirements, by: 'link' | 'code') {
  const code: FieldCheck[] =
    by === 'code' ? [['code', v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED)), values.code]] : [];
  return problemsOf([...code, ...checkRepeat(values, asks)]);
}

/** What is wrong with a new password by the one that holds. */
export function getChangeErrors(values: ChangeFields, asks: PasswordRequirements) {
  return problemsOf([['current', currentPasswordSchema, values.current], ...checkRepeat(values, asks)]);
}
