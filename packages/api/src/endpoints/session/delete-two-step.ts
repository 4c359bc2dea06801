import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema } from '../../fields.ts';
import { twoStepCodeSchema } from './two-step-fields.ts';

/**
 * Turns two-step log-in off by a code of the app or a recovery code; where it is off nothing changes. 422
 * `TWO_STEP_WRONG_CODE` or `TWO_STEP_CODE_USED`.
 */
export const deleteTwoStep = defineEndpoint({
  name: 'delete-two-step',
  method: 'DELETE',
  path: '/api/user/two-step',
  auth: 'required',
  request: { body: twoStepCodeSchema },
  response: emptyResponseSchema,
});
