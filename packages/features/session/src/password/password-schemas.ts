import {
  currentPasswordSchema,
  passwordSchema,
  repeatedPasswordSchema,
  type PasswordAsks,
  type ValidationMessage,
} from '@baize/domain/validation';
import * as v from 'valibot';

const REQUIRED: ValidationMessage = 'form.validation.invalid.required';
const FORMAT: ValidationMessage = 'form.validation.invalid.format';

/** The address of an account that exists; looser than at sign-up, for its owner must get in. */
export const accountEmail = v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED), v.regex(/^\S+@\S+$/, FORMAT));

/** A new password and the same again. */
function twice(asks: PasswordAsks) {
  return { password: passwordSchema(asks), repeat: v.string() };
}

function sameAgain<T extends { password: string; repeat: string }>() {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { password, repeat } = dataset.value;
    const read = v.safeParse(repeatedPasswordSchema(password), repeat);
    if (read.success) return;
    addIssue({
      message: read.issues[0].message,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'repeat', value: repeat }],
    });
  });
}

export type ResetFields = { code: string; password: string; repeat: string };

/** A new password by what was sent; a link brings its code with it. */
export function resetSchema(asks: PasswordAsks, by: 'link' | 'code') {
  const code = v.pipe(v.string(), v.trim());
  return v.pipe(
    v.object({ code: by === 'code' ? v.pipe(code, v.nonEmpty(REQUIRED)) : code, ...twice(asks) }),
    sameAgain<ResetFields>(),
  );
}

export type ChangeFields = { current: string; password: string; repeat: string };

/** A new password by the one that holds. */
export function changeSchema(asks: PasswordAsks) {
  return v.pipe(v.object({ current: currentPasswordSchema, ...twice(asks) }), sameAgain<ChangeFields>());
}
