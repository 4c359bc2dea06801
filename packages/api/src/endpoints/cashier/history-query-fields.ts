import * as v from 'valibot';
import { dateSchema, idSchema, paginationFields } from '../../fields.ts';

/** A page of a list of past events: `from` and `to` are whole days, both included, in `timeZone` (UTC without). */
export const historyQueryFields = {
  ...paginationFields,
  from: v.optional(dateSchema),
  to: v.optional(dateSchema),
  timeZone: v.optional(idSchema),
};
