import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';
import { limitSchema } from './get-limits.ts';

/** Calls off a raise that waits; one that is not there any more is 404 (LIM-01). */
export const cancelPendingLimit = defineEndpoint({
  name: 'cancel-pending-limit',
  method: 'DELETE',
  path: '/api/user/limits/pending/{id}',
  auth: 'required',
  request: { params: v.object({ id: idSchema }) },
  response: v.object({ limit: v.nullish(limitSchema, null) }),
});
