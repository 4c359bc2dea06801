import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { amountSchema, idSchema, maybeNumber, maybeText } from '../../fields.ts';
import { paymentFieldsRequestSchema } from './payment-fields.ts';
import { paymentHistorySchema, TRANSACTION_STATUSES } from './payment-status.ts';

const withdrawRequestSchema = v.object({
  methodId: v.pipe(v.number(), v.safeInteger()),
  amount: v.pipe(amountSchema, v.gtValue(0)),
  currencyCode: v.optional(idSchema),
  fields: v.optional(paymentFieldsRequestSchema, {}),
});

/** A withdrawal as it is sent; without a currency it comes from the main wallet. */
export type WithdrawRequest = v.InferInput<typeof withdrawRequestSchema>;

const withdrawResponseSchema = v.object({
  transactionId: idSchema,
  // One that nobody can read says nothing of the money: the withdrawal stays without an answer (PAY-09).
  status: v.picklist(TRANSACTION_STATUSES),
  reference: maybeText,
  history: paymentHistorySchema,
  failedMethodId: maybeNumber,
});

/**
 * What a withdrawal came to; `reference`, the number for support, `history` and `failedMethodId` are ours: the sources'
 * platform tells the reference among the transactions alone, and the others nowhere.
 */
export type WithdrawResponse = v.InferOutput<typeof withdrawResponseSchema>;

/** Pays money out, to an excluded player as well; the same idempotency key gives the first answer (PAY-09). */
export const withdraw = defineEndpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/api/user/withdraw',
  auth: 'required',
  requiresIdempotencyKey: true,
  request: { body: withdrawRequestSchema },
  response: withdrawResponseSchema,
});
