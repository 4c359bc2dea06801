import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, maybeText } from '../../fields.ts';

const currencySchema = v.object({ code: idSchema, name: maybeText });

/** A currency of the brand, fiat or crypto: its code and the platform's name for it. */
export type Currency = v.InferOutput<typeof currencySchema>;

/** Reads the currencies an account can be kept in (HTTP-07). */
export const getCurrencies = defineEndpoint({
  name: 'get-currencies',
  method: 'GET',
  path: '/api/admin/get-currencies',
  auth: 'none',
  freshness: 'cached',
  request: {},
  response: v.object({ currencies: v.array(currencySchema) }),
});
