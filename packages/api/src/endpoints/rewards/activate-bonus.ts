import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';
import { bonusResponseSchema } from './bonus-response.ts';

/** Takes an offered bonus; a check code says why not, 422; one that runs already is 409 (PRO-06). */
export const activateBonus = defineEndpoint({
  name: 'activate-bonus',
  method: 'PUT',
  path: '/api/user/activate-bonus',
  auth: 'required',
  requiresIdempotencyKey: true,
  request: { body: v.object({ bonusId: idSchema }) },
  response: bonusResponseSchema,
});
