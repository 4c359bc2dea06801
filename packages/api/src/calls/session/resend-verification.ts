import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, typedText } from '../../fields.ts';

const resendVerificationAskSchema = v.object({ email: typedText });

/** Whose mail to send again; nobody named means who is signed in. */
export type ResendVerificationAsk = v.InferInput<typeof resendVerificationAskSchema>;

/** Sends the verification mail again; never tells whether the address exists (PRF-06). */
export const resendVerification = defineCall({
  name: 'resend-verification',
  method: 'POST',
  path: '/api/user/resend-verification',
  auth: 'optional',
  asks: { body: resendVerificationAskSchema },
  answers: emptyAnswerSchema,
});
