import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, instantSchema } from '../../fields.ts';

/**
 * Asks for a code with which the player goes on at another official address of the brand, signed in. `target` is its
 * origin. The code works once, there alone, and for a minute at most. The call is ours: a platform without it answers 404.
 */
export const createHandover = defineEndpoint({
  name: 'create-handover',
  method: 'POST',
  path: '/api/user/handover',
  auth: 'required',
  request: { body: v.object({ target: v.pipe(idSchema, v.maxLength(300)) }) },
  response: v.object({ code: idSchema, expiresAt: instantSchema }),
});
