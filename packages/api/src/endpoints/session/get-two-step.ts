import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { countSchema } from '../../fields.ts';

const twoStepStatusSchema = v.object({
  enabled: v.boolean(),
  recoveryCodesLeft: v.nullish(countSchema, null),
});

/** Whether the player's log-in asks for a second step, and how many recovery codes are unused; null where unknown. */
export type TwoStepStatus = v.InferOutput<typeof twoStepStatusSchema>;

/**
 * Reads whether two-step log-in is on. The call is ours: a platform without it answers 404 or 501, and nothing of it is
 * offered then.
 */
export const getTwoStep = defineEndpoint({
  name: 'get-two-step',
  method: 'GET',
  path: '/api/user/two-step',
  auth: 'required',
  request: {},
  response: twoStepStatusSchema,
});
