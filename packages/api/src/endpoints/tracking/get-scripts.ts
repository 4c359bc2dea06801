import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, maybeText, queryFlagSchema } from '../../fields.ts';

/** Who the scripts are for: signed-in players, depositors (TRK-01). */
export const scriptsQuerySchema = v.object({
  enableAuthUsers: v.optional(queryFlagSchema),
  enableDepositors: v.optional(queryFlagSchema),
});

/** One tracking entry: markup for three places of the page, run once per key. */
export const scriptEntrySchema = v.object({
  key: idSchema,
  head: maybeText,
  bodyStart: maybeText,
  bodyEnd: maybeText,
});

/** One tracking entry. */
export type ScriptEntry = v.InferOutput<typeof scriptEntrySchema>;

/** The brand's tracking entries. */
export const scriptsResponseSchema = v.array(scriptEntrySchema);

/** Reads the brand's tracking scripts for the state the visitor is in. */
export const getScripts = defineEndpoint({
  name: 'get-scripts',
  method: 'GET',
  path: '/api/core/casino/scripts',
  auth: 'optional',
  request: { query: scriptsQuerySchema },
  response: scriptsResponseSchema,
});
