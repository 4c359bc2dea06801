import * as v from 'valibot';
import { defineCall } from '../../call.ts';
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

const gameAnswerSchema = v.object({
  game: gameDetailsSchema,
  related: v.nullish(v.array(gameSchema), []),
});

/** A game with games like it. */
export type GameAnswer = v.InferOutput<typeof gameAnswerSchema>;

/** Reads one game by its slug; an unknown one is 404 (GAM-02). */
export const getGame = defineCall({
  name: 'get-game',
  method: 'GET',
  path: '/api/admin/get-game/{slug}',
  auth: 'none',
  freshness: 'cached',
  asks: { params: v.object({ slug: v.pipe(idSchema, v.maxLength(120)) }) },
  answers: gameAnswerSchema,
});
