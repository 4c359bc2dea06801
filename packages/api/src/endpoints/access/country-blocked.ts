import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { emptyResponseSchema } from '../../fields.ts';

const countryBlockedRequestSchema = v.object({
  ip: v.nullish(v.pipe(v.string(), v.maxLength(64))),
  country: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  firstUrl: v.nullish(v.pipe(v.string(), v.maxLength(2_048))),
});

/** Who was shut out: the address seen, the country, and the visit's first page without its tokens. */
export type CountryBlockedRequest = v.InferInput<typeof countryBlockedRequestSchema>;

/** Notes that a visitor was shown the country overlay, once per visit (GEO-01, S1 §7). */
export const countryBlocked = defineEndpoint({
  name: 'country-blocked',
  method: 'PUT',
  path: '/api/user/country-blocked',
  auth: 'optional',
  keepalive: true,
  request: { body: countryBlockedRequestSchema },
  response: emptyResponseSchema,
});
