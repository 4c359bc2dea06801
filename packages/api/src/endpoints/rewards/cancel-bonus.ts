import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';
import { bonusResponseSchema } from './bonus-response.ts';

/** Gives up a running bonus and what it still holds; one that ended is 409 (PRO-06). */
export const cancelBonus = defineEndpoint({
  name: 'cancel-bonus',
  method: 'PUT',
  path: '/api/user/cancel-bonus',
  auth: 'required',
  requiresIdempotencyKey: true,
  request: { body: v.object({ bonusId: idSchema }) },
  response: bonusResponseSchema,
});
