import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { userLimitSchema } from '../session/get-user-details.ts';

const putSelfExclusionRequestSchema = v.union([
  v.strictObject({ duration: v.picklist(['1h', '12h', '1d', '3d', '1w', '1m']) }),
  v.strictObject({ months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)) }),
  v.strictObject({ permanent: v.literal(true) }),
]);

/** For how long: one of the durations, a number of months up to ten years, or for good; exactly one of them. */
export type PutSelfExclusionRequest = v.InferInput<typeof putSelfExclusionRequestSchema>;

/** Shuts the player out, at once and past undoing; a shorter one never replaces a longer, 422 (LIM-04). */
export const putSelfExclusion = defineEndpoint({
  name: 'put-self-exclusion',
  method: 'PUT',
  path: '/api/user/self-exclusion',
  auth: 'required',
  request: { body: putSelfExclusionRequestSchema },
  response: v.object({ userLimit: userLimitSchema }),
});
