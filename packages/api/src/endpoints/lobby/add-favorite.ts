import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema, idSchema } from '../../fields.ts';

/** Keeps a game among the player's favourites; one kept already stays kept (GAM-03). */
export const addFavorite = defineEndpoint({
  name: 'add-favorite',
  method: 'PUT',
  path: '/api/user/favorites',
  auth: 'required',
  request: { body: v.object({ gameId: idSchema }) },
  response: emptyResponseSchema,
});
