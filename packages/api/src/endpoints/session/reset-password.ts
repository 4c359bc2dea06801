import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';

const resetPasswordRequestSchema = v.object({
  token: idSchema,
  password: v.pipe(idSchema, v.maxLength(255)),
});

/** The token or code that was sent, and the new password. */
export type ResetPasswordRequest = v.InferInput<typeof resetPasswordRequestSchema>;

/** Sets a new password by what was sent; a spent or stale token is 422 TOKEN_EXPIRED (PRF-06). */
export const resetPassword = defineEndpoint({
  name: 'reset-password',
  method: 'POST',
  path: '/api/user/reset-password',
  auth: 'none',
  request: { body: resetPasswordRequestSchema },
  response: emptyResponseSchema,
});
