import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  amountSchema,
  idSchema,
  instantSchema,
  looseIdSchema,
  maybeText,
  queryInteger,
} from '../../fields.ts';

const latestWinSchema = v.object({
  id: looseIdSchema,
  player: idSchema,
  gameSlug: idSchema,
  gameName: idSchema,
  thumbnail: maybeText,
  amount: v.pipe(amountSchema, v.gtValue(0)),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{2,10}$/)),
  at: instantSchema,
});

/** A round that paid more than it cost: `amount` is what it paid, `player` a name the platform has masked. */
export type LatestWin = v.InferOutput<typeof latestWinSchema>;

/** At most so many are told at once. */
const MAX_WINS = 20;

/**
 * Reads the latest wins of all players, the newest first. The call is ours: a platform without it answers 404. Never a
 * round that paid its stake or less, never one of play money, nor of a player who is excluded, frozen or unwilling.
 */
export const getLatestWins = defineEndpoint({
  name: 'get-latest-wins',
  method: 'GET',
  path: '/api/core/casino/latest-wins',
  auth: 'none',
  freshness: 'cached',
  request: { query: v.object({ limit: v.optional(queryInteger(1, MAX_WINS), MAX_WINS) }) },
  response: v.object({ wins: v.nullish(v.array(latestWinSchema), []) }),
});
