import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { emptyAnswerSchema } from '../../fields.ts';

const countryBlockedAskSchema = v.object({
  ip: v.nullish(v.pipe(v.string(), v.maxLength(64))),
  country: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  firstUrl: v.nullish(v.pipe(v.string(), v.maxLength(2_048))),
});

/** Who was shut out: the address seen, the country, and the visit's first page without its tokens. */
export type CountryBlockedAsk = v.InferInput<typeof countryBlockedAskSchema>;

/** Notes that a visitor was shown the country overlay, once per visit (GEO-01, S1 §7). */
export const countryBlocked = defineCall({
  name: 'country-blocked',
  method: 'PUT',
  path: '/api/user/country-blocked',
  auth: 'optional',
  keepalive: true,
  asks: { body: countryBlockedAskSchema },
  answers: emptyAnswerSchema,
});
