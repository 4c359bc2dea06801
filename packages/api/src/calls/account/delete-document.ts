import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, idSchema } from '../../fields.ts';

/** Takes back a document that is not yet confirmed; a confirmed one is 422, one not the player's own 404. */
export const deleteDocument = defineCall({
  name: 'delete-document',
  method: 'DELETE',
  path: '/api/user/upload-document/{id}',
  auth: 'required',
  asks: { params: v.object({ id: idSchema }) },
  answers: emptyAnswerSchema,
});
