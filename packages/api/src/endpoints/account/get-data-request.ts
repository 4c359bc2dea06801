import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { instantSchema, looseIdSchema, maybeInstant, picklistOrUnknown } from '../../fields.ts';

export const DATA_REQUEST_STATUSES = ['preparing', 'ready', 'expired'] as const;

export const dataRequestSchema = v.object({
  id: looseIdSchema,
  status: picklistOrUnknown(DATA_REQUEST_STATUSES),
  requestedAt: instantSchema,
  readyAt: maybeInstant,
  expiresAt: maybeInstant,
});

/**
 * A player's request for a copy of their data: `readyAt` once it is made, `expiresAt` when it is deleted again (ISO 8601),
 * each null before it is known.
 */
export type DataRequest = v.InferOutput<typeof dataRequestSchema>;

/** Reads the player's latest request for a copy of their data, null for none. The call is ours: 404 or 501 is none. */
export const getDataRequest = defineEndpoint({
  name: 'get-data-request',
  method: 'GET',
  path: '/api/user/data-request',
  auth: 'required',
  request: {},
  response: v.object({ request: v.nullish(dataRequestSchema, null) }),
});
