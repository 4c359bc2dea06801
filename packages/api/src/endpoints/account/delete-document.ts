import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';

/** Takes back a document that is not yet confirmed; a confirmed one is 422, one not the player's own 404. */
export const deleteDocument = defineEndpoint({
  name: 'delete-document',
  method: 'DELETE',
  path: '/api/user/upload-document/{id}',
  auth: 'required',
  request: { params: v.object({ id: idSchema }) },
  response: emptyResponseSchema,
});
