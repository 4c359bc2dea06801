import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, maybeText, maybeTexts } from '../../fields.ts';
import { gameSchema } from './game.ts';

const gameDetailsSchema = v.object({
  ...gameSchema.entries,
  description: maybeText,
  features: maybeTexts,
  tags: maybeTexts,
});

/** A game on its own page. */
export type GameDetails = v.InferOutput<typeof gameDetailsSchema>;

const gameResponseSchema = v.object({
  game: gameDetailsSchema,
  related: v.nullish(v.array(gameSchema), []),
});

/** A game with games like it. */
export type GameResponse = v.InferOutput<typeof gameResponseSchema>;

/** Reads one game by its slug; an unknown one is 404 (GAM-02). */
export const getGame = defineEndpoint({
  name: 'get-game',
  method: 'GET',
  path: '/api/admin/get-game/{slug}',
  auth: 'none',
  freshness: 'cached',
  request: { params: v.object({ slug: v.pipe(idSchema, v.maxLength(120)) }) },
  response: gameResponseSchema,
});
