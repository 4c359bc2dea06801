import { defineEndpoint } from '../../endpoint.ts';
import { recoveryCodesSchema, twoStepCodeSchema } from './two-step-fields.ts';

/**
 * Makes ten new recovery codes by a code of the app or a recovery code; those before are gone. 422 `TWO_STEP_WRONG_CODE`,
 * `TWO_STEP_CODE_USED`, or `TWO_STEP_OFF`.
 */
export const renewRecoveryCodes = defineEndpoint({
  name: 'renew-recovery-codes',
  method: 'POST',
  path: '/api/user/two-step/recovery-codes',
  auth: 'required',
  request: { body: twoStepCodeSchema },
  response: recoveryCodesSchema,
});
