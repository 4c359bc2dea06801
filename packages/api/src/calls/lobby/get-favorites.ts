import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { gameListSchema } from './game.ts';

/** Reads the player's favourite games, the latest first (GAM-03). */
export const getFavorites = defineCall({
  name: 'get-favorites',
  method: 'GET',
  path: '/api/user/favorites',
  auth: 'required',
  asks: {},
  answers: v.object({ favorites: gameListSchema }),
});
