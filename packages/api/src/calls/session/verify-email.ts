import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, idSchema } from '../../fields.ts';

const verifyEmailAskSchema = v.object({ token: idSchema });

/** The token of the mailed link. */
export type VerifyEmailAsk = v.InferInput<typeof verifyEmailAskSchema>;

/** Confirms an e-mail address, signed in or not; a spent or stale token is 422 TOKEN_EXPIRED (NAV-05). */
export const verifyEmail = defineCall({
  name: 'verify-email',
  method: 'POST',
  path: '/api/user/verify-email',
  auth: 'none',
  asks: { body: verifyEmailAskSchema },
  answers: emptyAnswerSchema,
});
