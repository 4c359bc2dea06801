import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { amountSchema, dateSchema, idSchema, instantSchema, maybeText } from '../../fields.ts';

/**
 * One day's rakeback. `canClaimDate` is the reward day, `paidAt` the instant it was paid, `reference` the payment's
 * number once there is one. An absent amount is an empty day (RB-05).
 */
export const rakebackDaySchema = v.object({
  canClaimDate: dateSchema,
  bonusId: idSchema,
  amount: v.nullish(amountSchema, 0),
  paidAt: v.nullish(instantSchema, null),
  reference: maybeText,
});

/** One day's rakeback as read. */
export type RakebackDay = v.InferOutput<typeof rakebackDaySchema>;

/** The player's rakeback days, platform dates −14 … +1; empty for a visitor. */
export const rakebackDaysResponseSchema = v.object({ days: v.array(rakebackDaySchema) });

/** `{ days }` as read. */
export type RakebackDaysResponse = v.InferOutput<typeof rakebackDaysResponseSchema>;

/** `bonusId` only when one bonus is opened (RB-11). */
export const rakebackDaysQuerySchema = v.object({ bonusId: v.optional(idSchema) });

/** Reads the rakeback days; polled every 10 s while somebody looks (HTTP-06). */
export const getRakebackDays = defineEndpoint({
  name: 'get-rakeback-days',
  method: 'GET',
  path: '/api/admin/get-rakeback-days',
  auth: 'optional',
  request: { query: rakebackDaysQuerySchema },
  response: rakebackDaysResponseSchema,
});
