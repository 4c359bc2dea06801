import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { countSchema, idSchema, looseIdSchema, maybeText } from '../../fields.ts';

const order = v.nullish(v.pipe(v.number(), v.finite()), 0);

const subCategorySchema = v.object({
  id: looseIdSchema,
  slug: idSchema,
  name: idSchema,
  order,
  count: v.nullish(countSchema, 0),
});

const categorySchema = v.object({
  id: looseIdSchema,
  slug: idSchema,
  name: idSchema,
  icon: maybeText,
  order,
  subCategories: v.nullish(v.array(subCategorySchema), []),
});

/** A category of the lobby with its sub-categories; `count` games each, `icon` by name. */
export type Category = v.InferOutput<typeof categorySchema>;

/** Reads the lobby's categories, named in the asked locale (GAM-01). */
export const getFullCategoryList = defineEndpoint({
  name: 'get-full-category-list',
  method: 'GET',
  path: '/api/admin/get-full-category-list',
  auth: 'none',
  freshness: 'cached',
  request: { query: v.object({ locale: v.optional(idSchema) }) },
  response: v.object({ topCategoryList: v.array(categorySchema) }),
});
