import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { dataRequestSchema } from './get-data-request.ts';

/**
 * Asks for a copy of the player's data. While one is being prepared the same again changes nothing and answers that one;
 * a finished copy makes room for the new one. 429 when asked for too often. The call is ours: 404 or 501 is none.
 */
export const createDataRequest = defineEndpoint({
  name: 'create-data-request',
  method: 'POST',
  path: '/api/user/data-request',
  auth: 'required',
  request: {},
  response: v.object({ request: dataRequestSchema }),
});
