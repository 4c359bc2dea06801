import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema, idSchema } from '../../fields.ts';

/** Keeps a game among the player's favourites; one kept already stays kept (GAM-03). */
export const addFavorite = defineCall({
  name: 'add-favorite',
  method: 'PUT',
  path: '/api/user/favorites',
  auth: 'required',
  asks: { body: v.object({ gameId: idSchema }) },
  answers: emptyAnswerSchema,
});
