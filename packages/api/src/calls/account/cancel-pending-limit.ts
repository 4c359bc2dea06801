import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { idSchema } from '../../fields.ts';
import { limitSchema } from './get-limits.ts';

/** Calls off a raise that waits; one that is not there any more is 404 (LIM-01). */
export const cancelPendingLimit = defineCall({
  name: 'cancel-pending-limit',
  method: 'DELETE',
  path: '/api/user/limits/pending/{id}',
  auth: 'required',
  asks: { params: v.object({ id: idSchema }) },
  answers: v.object({ limit: v.nullish(limitSchema, null) }),
});
