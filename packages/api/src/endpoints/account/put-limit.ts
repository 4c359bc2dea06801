import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { amountSchema, idSchema } from '../../fields.ts';
import { limitSchema } from './get-limits.ts';

const putLimitRequestSchema = v.variant('type', [
  v.object({
    type: v.picklist(['deposit', 'loss', 'bet']),
    period: v.picklist([0, 1, 2]),
    amount: v.nullable(v.pipe(amountSchema, v.minValue(0))),
    confirmPendingId: v.optional(idSchema),
  }),
  v.object({
    type: v.literal('session'),
    minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(43_200))),
    confirmPendingId: v.optional(idSchema),
  }),
]);

/**
 * A limit the player wishes; null is none. `confirmPendingId` confirms the raise that waited and names its own amount; sent
 * without it, a wish replaces what waits.
 */
export type PutLimitRequest = v.InferInput<typeof putLimitRequestSchema>;

/**
 * Sets a limit: a lower one holds at once, a higher one waits as `pending`. A bet limit too soon, or only by support, and
 * a confirmation too early are 422 with their code (LIM-01…03).
 */
export const putLimit = defineEndpoint({
  name: 'put-limit',
  method: 'PUT',
  path: '/api/user/limits',
  auth: 'required',
  request: { body: putLimitRequestSchema },
  response: v.object({ limit: limitSchema }),
});
