import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { countSchema, idSchema, looseIdSchema, maybeText } from '../../fields.ts';

const providerSchema = v.object({
  id: looseIdSchema,
  slug: idSchema,
  name: idSchema,
  logo: maybeText,
  count: v.nullish(countSchema, 0),
});

/** A studio whose games the brand offers, `count` of them. */
export type Provider = v.InferOutput<typeof providerSchema>;

/** Reads the studios (GAM-01). */
export const getProviders = defineEndpoint({
  name: 'get-providers',
  method: 'GET',
  path: '/api/admin/get-providers',
  auth: 'none',
  freshness: 'cached',
  request: {},
  response: v.object({ providers: v.array(providerSchema) }),
});
