import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { looseIdSchema, maybeText } from '../../fields.ts';

const countrySchema = v.object({
  countryId: v.nullish(looseIdSchema, null),
  code: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  phoneCode: v.nullish(looseIdSchema, null),
  flag: maybeText,
});

/** A country as forms and names need it; `phoneCode` with or without `+`, `flag` a picture's address (S1 §3). */
export type Country = v.InferOutput<typeof countrySchema>;

const countriesResponseSchema = v.object({
  countries: v.nullish(v.object({ rows: v.nullish(v.array(countrySchema), []) }), { rows: [] }),
  allCountries: v.nullish(v.array(countrySchema), []),
});

/** Reads the countries: `countries.rows` can sign up here, `allCountries` name every place (HTTP-07). */
export const getAllCountry = defineEndpoint({
  name: 'get-all-country',
  method: 'GET',
  path: '/api/admin/get-all-country',
  auth: 'none',
  freshness: 'cached',
  request: {},
  response: countriesResponseSchema,
});
