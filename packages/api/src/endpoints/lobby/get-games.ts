import { GAME_SORTS } from '@baize/domain/game-list';
import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, paginationFields } from '../../fields.ts';
import { gameListSchema } from './game.ts';

const gamesQuerySchema = v.object({
  ...paginationFields,
  category: v.optional(idSchema),
  provider: v.optional(idSchema),
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  sort: v.optional(v.picklist(GAME_SORTS)),
  order: v.optional(v.picklist(['asc', 'desc'])),
  ids: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(4_000),
      v.transform((list) => list.split(',').filter((id) => id !== '')),
    ),
  ),
});

/** Which games are wanted, and how sorted; category and provider by slug, `ids` parted by commas. */
export type GamesRequest = v.InferInput<typeof gamesQuerySchema>;

/** Reads one page of games (GAM-01). */
export const getGames = defineEndpoint({
  name: 'get-games',
  method: 'GET',
  path: '/api/admin/get-games',
  auth: 'none',
  freshness: 'cached',
  request: { query: gamesQuerySchema },
  response: v.object({ games: gameListSchema }),
});
