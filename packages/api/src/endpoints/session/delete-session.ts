import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';

/** Ends one session of the player; one that has ended, or is not theirs, is 404. */
export const deleteSession = defineEndpoint({
  name: 'delete-session',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  auth: 'required',
  request: { params: v.object({ id: idSchema }) },
  response: emptyResponseSchema,
});
