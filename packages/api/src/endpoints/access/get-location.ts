import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { looseIdSchema, maybeText } from '../../fields.ts';

/** Where the visitor seems to be, by address: country, its usual currencies, and what is known of the address. */
export const locationSchema = v.object({
  country: v.object({
    code: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
    countryId: v.nullish(looseIdSchema, null),
  }),
  currencies: v.nullish(v.array(v.object({ code: v.string(), name: maybeText })), []),
  ipInfo: v.nullish(v.object({ ip: maybeText, city: maybeText, subdivision: maybeText }), null),
});

/** The visitor's place; a hint for forms, and the geo block's first signal. */
export type VisitorLocation = v.InferOutput<typeof locationSchema>;

/** The location inside its answer; null when the address tells nothing. */
export const locationResponseSchema = v.object({ location: v.nullish(locationSchema, null) });

/** Reads where the visitor seems to be (HTTP-07). */
export const getLocation = defineEndpoint({
  name: 'get-location',
  method: 'GET',
  path: '/api/admin/get-location',
  auth: 'optional',
  request: {},
  response: locationResponseSchema,
});
