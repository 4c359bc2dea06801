import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, idSchema } from '../../fields.ts';

/** Takes a game from the player's favourites; one that is none stays none. In the query: a DELETE has no body. */
export const removeFavorite = defineCall({
  name: 'remove-favorite',
  method: 'DELETE',
  path: '/api/user/favorites',
  auth: 'required',
  asks: { query: v.object({ gameId: idSchema }) },
  answers: emptyAnswerSchema,
});
