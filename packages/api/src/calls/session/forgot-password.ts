import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, idSchema } from '../../fields.ts';

const forgotPasswordAskSchema = v.union([
  v.object({ email: v.pipe(idSchema, v.maxLength(320)) }),
  v.object({ phone: v.pipe(v.string(), v.regex(/^\d{3,20}$/)), phoneCode: v.nullish(v.string()) }),
]);

/** Whose password is forgotten: an e-mail address, or a phone where the brand sends SMS. */
export type ForgotPasswordAsk = v.InferInput<typeof forgotPasswordAskSchema>;

/** Sends a link or code to set a new password; never tells whether the address exists (PRF-06). */
export const forgotPassword = defineCall({
  name: 'forgot-password',
  method: 'POST',
  path: '/api/user/forgot-password',
  auth: 'none',
  asks: { body: forgotPasswordAskSchema },
  answers: emptyAnswerSchema,
});
