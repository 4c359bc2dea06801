import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';
import { currentPasswordSchema } from './identity-proof.ts';

const twoStepSetUpSchema = v.object({
  secret: idSchema,
  uri: v.pipe(v.string(), v.startsWith('otpauth://')),
});

const startTwoStepRequestSchema = v.object({ currentPassword: currentPasswordSchema });

/** What an authenticator app is set up with: the secret in base32, and all of it as an `otpauth:` address. */
export type TwoStepSetUp = v.InferOutput<typeof twoStepSetUpSchema>;

/**
 * Begins the set-up of two-step log-in; repeated before it is confirmed, it answers the same secret for half an hour. 422
 * `TWO_STEP_ON` where it is on: a confirmed secret is never shown again. Needs the current password: 400 under
 * `currentPassword` where it is missing or wrong, 429 after too many.
 */
export const startTwoStep = defineEndpoint({
  name: 'start-two-step',
  method: 'POST',
  path: '/api/user/two-step',
  auth: 'required',
  request: { body: startTwoStepRequestSchema },
  response: twoStepSetUpSchema,
});
