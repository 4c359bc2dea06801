import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { gameListSchema } from './game.ts';

/** Reads the player's favourite games, the latest first (GAM-03). */
export const getFavorites = defineEndpoint({
  name: 'get-favorites',
  method: 'GET',
  path: '/api/user/favorites',
  auth: 'required',
  request: {},
  response: v.object({ favorites: gameListSchema }),
});
