import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';

const verifyEmailRequestSchema = v.object({ token: idSchema });

/** The token of the mailed link. */
export type VerifyEmailRequest = v.InferInput<typeof verifyEmailRequestSchema>;

/** Confirms an e-mail address, signed in or not; a spent or stale token is 422 TOKEN_EXPIRED (NAV-05). */
export const verifyEmail = defineEndpoint({
  name: 'verify-email',
  method: 'POST',
  path: '/api/user/verify-email',
  auth: 'none',
  request: { body: verifyEmailRequestSchema },
  response: emptyResponseSchema,
});
