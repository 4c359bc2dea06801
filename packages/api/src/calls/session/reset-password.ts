import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, idSchema } from '../../fields.ts';

const resetPasswordAskSchema = v.object({ token: idSchema, password: v.pipe(idSchema, v.maxLength(255)) });

/** The token or code that was sent, and the new password. */
export type ResetPasswordAsk = v.InferInput<typeof resetPasswordAskSchema>;

/** Sets a new password by what was sent; a spent or stale token is 422 TOKEN_EXPIRED (PRF-06). */
export const resetPassword = defineCall({
  name: 'reset-password',
  method: 'POST',
  path: '/api/user/reset-password',
  auth: 'none',
  asks: { body: resetPasswordAskSchema },
  answers: emptyAnswerSchema,
});
