import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';

const dataFileSchema = v.object({
  fileName: v.pipe(v.string(), v.nonEmpty()),
  content: v.record(v.string(), v.unknown()),
});

/** A finished copy of a player's data: the name to save it under, and what it holds. */
export type DataFile = v.InferOutput<typeof dataFileSchema>;

/**
 * Reads a finished copy by the id of its request, for its own signed-in player alone. One that is not ready, is deleted
 * or belongs to somebody else is 404. No address of it works without the session. The call is ours.
 */
export const getDataFile = defineEndpoint({
  name: 'get-data-file',
  method: 'GET',
  path: '/api/user/data-request/{id}',
  auth: 'required',
  request: { params: v.object({ id: idSchema }) },
  response: dataFileSchema,
});
