import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { amountSchema, dateSchema, idSchema, maybeText } from '../../fields.ts';

/** Where and when the player believes to be: hints, never authority. `timeZone` is an IANA name. */
export const claimQuerySchema = v.object({ timeZone: idSchema, customerDate: dateSchema, bonusId: idSchema });

/** The reward wanted, by its bonus and its day, with the player's own date. */
export const claimBodySchema = v.object({
  bonusId: idSchema,
  claimDate: dateSchema,
  customerDate: dateSchema,
});

/** A claim as it is sent: query and body, from domain's `claimRequest`. */
export type ClaimRakebackRequest = {
  query: v.InferInput<typeof claimQuerySchema>;
  body: v.InferInput<typeof claimBodySchema>;
};

/** What was paid, for which bonus; a negative amount or another bonus is a failure, judged in domain/claim (RB-08). */
export const claimRakebackResponseSchema = v.object({
  amount: amountSchema,
  bonusId: idSchema,
  reference: maybeText,
});

/** The data of a claim's answer. */
export type ClaimRakebackResponse = v.InferOutput<typeof claimRakebackResponseSchema>;

/** Claims one day's rakeback: POST first, PUT for the repeat with the same idempotency key (RB-07). */
export const claimRakeback = defineEndpoint({
  name: 'claim-rakeback',
  method: 'POST',
  repeatMethod: 'PUT',
  path: '/api/user/rakeback-claim',
  auth: 'required',
  requiresIdempotencyKey: true,
  request: { query: claimQuerySchema, body: claimBodySchema },
  response: claimRakebackResponseSchema,
});
