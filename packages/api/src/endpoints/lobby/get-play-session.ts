import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { amountSchema, instantSchema } from '../../fields.ts';

const playSumSchema = v.object({
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{2,10}$/)),
  staked: amountSchema,
  won: amountSchema,
});

/** What was staked, less what was given back, and what was won, in one currency. */
export type PlaySumEntry = v.InferOutput<typeof playSumSchema>;

/**
 * Reads what the player has staked and won since an instant, over all games, tabs and devices; the currency played last
 * comes first. The call is ours: a platform without it answers 404. A round counts from the moment its stake is taken,
 * whether or not its game still runs in a page (LIM-07).
 */
export const getPlaySession = defineEndpoint({
  name: 'get-play-session',
  method: 'GET',
  path: '/api/user/play-session',
  auth: 'required',
  request: { query: v.object({ since: instantSchema }) },
  response: v.object({ playSession: v.object({ sums: v.nullish(v.array(playSumSchema), []) }) }),
});
