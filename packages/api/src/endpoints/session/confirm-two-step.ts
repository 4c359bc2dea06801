import { defineEndpoint } from '../../endpoint.ts';
import { recoveryCodesSchema, twoStepCodeSchema } from './two-step-fields.ts';

/**
 * Turns two-step log-in on by a code of the app that was set up, and answers ten recovery codes. 422 `TWO_STEP_WRONG_CODE`,
 * `TWO_STEP_ON`, or `TWO_STEP_NOT_STARTED` where no set-up is open any more.
 */
export const confirmTwoStep = defineEndpoint({
  name: 'confirm-two-step',
  method: 'PUT',
  path: '/api/user/two-step',
  auth: 'required',
  request: { body: twoStepCodeSchema },
  response: recoveryCodesSchema,
});
