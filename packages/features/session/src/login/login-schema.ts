import * as v from 'valibot';

const REQUIRED = 'form.validation.invalid.required';
const FORMAT = 'form.validation.invalid.format';

/** Problems of the form by message id (the ids of the source documents). */
export type FieldProblem = typeof REQUIRED | typeof FORMAT;

export function isFieldProblem(problem: unknown): problem is FieldProblem {
  return problem === REQUIRED || problem === FORMAT;
}

/**
 * What may be sent as a login. Deliberately looser than the sign-up: an address that once was good
 * enough for an account must still get its owner in.
 */
export const loginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED), v.regex(/^\S+@\S+$/, FORMAT)),
  password: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
});

export type LoginFields = v.InferOutput<typeof loginSchema>;
