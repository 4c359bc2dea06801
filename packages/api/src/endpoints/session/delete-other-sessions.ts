import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema } from '../../fields.ts';

/** Ends every session of the player but the one that sends this; without another nothing changes. */
export const deleteOtherSessions = defineEndpoint({
  name: 'delete-other-sessions',
  method: 'DELETE',
  path: '/api/user/sessions',
  auth: 'required',
  request: {},
  response: emptyResponseSchema,
});
