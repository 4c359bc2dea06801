import * as v from 'valibot';
import { defineCall } from '../../call.ts';
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
export const getProviders = defineCall({
  name: 'get-providers',
  method: 'GET',
  path: '/api/admin/get-providers',
  auth: 'none',
  freshness: 'cached',
  asks: {},
  answers: v.object({ providers: v.array(providerSchema) }),
});
