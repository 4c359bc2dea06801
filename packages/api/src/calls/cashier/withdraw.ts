import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amountSchema, idSchema, knownWord, maybeNumber, maybeText } from '../../fields.ts';
import { payFieldsAskSchema } from './pay-fields.ts';
import { paymentHistorySchema, TRANSACTION_STATUSES } from './payment-status.ts';

const withdrawAskSchema = v.object({
  methodId: v.pipe(v.number(), v.safeInteger()),
  amount: v.pipe(amountSchema, v.gtValue(0)),
  currencyCode: v.optional(idSchema),
  fields: v.optional(payFieldsAskSchema, {}),
});

/** A withdrawal as it is sent; without a currency it comes from the main wallet. */
export type WithdrawAsk = v.InferInput<typeof withdrawAskSchema>;

const withdrawAnswerSchema = v.object({
  transactionId: idSchema,
  status: knownWord(TRANSACTION_STATUSES),
  reference: maybeText,
  history: paymentHistorySchema,
  failedMethodId: maybeNumber,
});

/**
 * What a withdrawal came to; `reference`, the number for support, `history` and `failedMethodId` are ours: the sources'
 * platform tells the reference among the transactions alone, and the others nowhere.
 */
export type WithdrawAnswer = v.InferOutput<typeof withdrawAnswerSchema>;

/** Pays money out, to an excluded player as well; the same idempotency key gives the first answer (PAY-09). */
export const withdraw = defineCall({
  name: 'withdraw',
  method: 'POST',
  path: '/api/user/withdraw',
  auth: 'required',
  sentOnce: true,
  asks: { body: withdrawAskSchema },
  answers: withdrawAnswerSchema,
});
