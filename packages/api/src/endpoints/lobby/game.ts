import * as v from 'valibot';
import {
  countSchema,
  idSchema,
  picklistOrUnknown,
  looseIdSchema,
  maybeAmount,
  maybeFlag,
  maybeNumber,
  maybeText,
  maybeTexts,
} from '../../fields.ts';

/**
 * A game on its tile. `categories` are slugs; `returnToPlayer` a percent; `releaseDate` `yyyy-MM-dd` or null; bets in
 * euro (ours: the call knows no player); `restrictedCountries` two-letter codes where it may not be played (GAM-01).
 */
export const gameSchema = v.object({
  id: looseIdSchema,
  slug: idSchema,
  name: idSchema,
  provider: v.object({ id: v.nullish(looseIdSchema, null), slug: idSchema, name: idSchema }),
  categories: maybeTexts,
  thumbnail: maybeText,
  releaseDate: maybeText,
  returnToPlayer: maybeNumber,
  maxMultiplier: maybeNumber,
  minBet: maybeAmount,
  maxBet: maybeAmount,
  volatility: v.nullish(picklistOrUnknown(['low', 'medium', 'high']), null),
  hasDemo: maybeFlag,
  isLive: maybeFlag,
  restrictedCountries: maybeTexts,
});

/** A game as lists show it. */
export type Game = v.InferOutput<typeof gameSchema>;

/** A list of games, and how many there are in all. */
export const gameListSchema = v.object({
  count: v.nullish(countSchema, 0),
  rows: v.nullish(v.array(gameSchema), []),
});

/** One page of games. */
export type GameList = v.InferOutput<typeof gameListSchema>;
