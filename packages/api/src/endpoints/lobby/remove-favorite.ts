import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';

/** Takes a game from the player's favourites; one that is none stays none. In the query: a DELETE has no body. */
export const removeFavorite = defineEndpoint({
  name: 'remove-favorite',
  method: 'DELETE',
  path: '/api/user/favorites',
  auth: 'required',
  request: { query: v.object({ gameId: idSchema }) },
  response: emptyResponseSchema,
});
