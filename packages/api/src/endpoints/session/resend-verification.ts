import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, optionalTextInput } from '../../fields.ts';

const resendVerificationRequestSchema = v.object({ email: optionalTextInput });

/** Whose mail to send again; nobody named means who is signed in. */
export type ResendVerificationRequest = v.InferInput<typeof resendVerificationRequestSchema>;

/** Sends the verification mail again; never tells whether the address exists (PRF-06). */
export const resendVerification = defineEndpoint({
  name: 'resend-verification',
  method: 'POST',
  path: '/api/user/resend-verification',
  auth: 'optional',
  request: { body: resendVerificationRequestSchema },
  response: emptyResponseSchema,
});
