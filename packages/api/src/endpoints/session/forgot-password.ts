import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';

const forgotPasswordRequestSchema = v.union([
  v.object({ email: v.pipe(idSchema, v.maxLength(320)) }),
  v.object({ phone: v.pipe(v.string(), v.regex(/^\d{3,20}$/)), phoneCode: v.nullish(v.string()) }),
]);

/** Whose password is forgotten: an e-mail address, or a phone where the brand sends SMS. */
export type ForgotPasswordRequest = v.InferInput<typeof forgotPasswordRequestSchema>;

/** Sends a link or code to set a new password; never tells whether the address exists (PRF-06). */
export const forgotPassword = defineEndpoint({
  name: 'forgot-password',
  method: 'POST',
  path: '/api/user/forgot-password',
  auth: 'none',
  request: { body: forgotPasswordRequestSchema },
  response: emptyResponseSchema,
});
