import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { maybeNumber, maybeTexts } from '../../fields.ts';

const points = v.pipe(v.number(), v.finite());

const levelSchema = v.object({
  level: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  name: v.nullish(v.string(), ''),
  pointsFrom: points,
  cashbackPercent: maybeNumber,
  benefits: maybeTexts,
});

/** One level of the club: from how many points on, and what it brings. */
export type LoyaltyLevel = v.InferOutput<typeof levelSchema>;

const loyaltySchema = v.object({
  level: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  points,
  nextLevelPoints: maybeNumber,
  levels: v.nullish(v.array(levelSchema), []),
});

/** Where the player stands in the club; `nextLevelPoints` is null at the top (PRO-07). */
export type Loyalty = v.InferOutput<typeof loyaltySchema>;

/** Reads the player's standing in the club, and its levels. */
export const getLoyalty = defineEndpoint({
  name: 'loyalty',
  method: 'GET',
  path: '/api/user/loyalty',
  auth: 'required',
  request: {},
  response: v.object({ loyalty: loyaltySchema }),
});
