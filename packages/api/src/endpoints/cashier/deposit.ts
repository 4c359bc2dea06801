import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { amountSchema, idSchema, maybeNumber, maybeText, urlSchema } from '../../fields.ts';
import { cryptoPaymentSchema } from './crypto-payment.ts';
import { paymentFieldsRequestSchema } from './payment-fields.ts';
import { paymentHistorySchema, TRANSACTION_STATUSES } from './payment-status.ts';

const depositRequestSchema = v.object({
  methodId: v.pipe(v.number(), v.safeInteger()),
  amount: v.pipe(amountSchema, v.gtValue(0)),
  currencyCode: idSchema,
  fields: v.optional(paymentFieldsRequestSchema, {}),
  returnUrl: urlSchema,
  bonusId: v.nullish(idSchema),
});

/**
 * A deposit as it is sent; `fields` is what the method asks for, card data among it: it goes nowhere else (PAY-02).
 * `bonusId` names the bonus the player takes with it, null declines any, absent leaves it to the platform (ours).
 */
export type DepositRequest = v.InferInput<typeof depositRequestSchema>;

/** Where the bank asks, in a deposit's answer and in the line of an open one. */
export const threeDsSchema = v.object({
  acsUrl: urlSchema,
  PaReq: v.string(),
  MD: idSchema,
  TermUrl: urlSchema,
});

/** Where the bank wants to see the player, and what is posted there (PAY-05). */
export type ThreeDs = v.InferOutput<typeof threeDsSchema>;

const depositResponseSchema = v.object({
  transactionId: idSchema,
  // One that nobody can read says nothing of the money: the payment stays without an answer (PAY-06).
  status: v.picklist(TRANSACTION_STATUSES),
  redirectUrl: v.nullish(urlSchema, null),
  threeDs: v.nullish(threeDsSchema, null),
  reference: maybeText,
  history: paymentHistorySchema,
  failedMethodId: maybeNumber,
  crypto: v.nullish(cryptoPaymentSchema, null),
});

/**
 * What a deposit came to: done, or where the player has to go on with it; ours: the number for support, where to send
 * the coins, the statuses so far, and the method that failed.
 */
export type DepositResponse = v.InferOutput<typeof depositResponseSchema>;

/**
 * Pays money in. The same idempotency key gives the first answer; a refusal carries a deposit code, 422, with `details`
 * of `min` and `max` beside PAYMENT_PROVIDER_LIMIT_THRESHOLD and a `reference` beside UNIFIED_ERROR (PAY-06). A refused
 * bonus carries a bonus check code and its number, `details.bonusId`; nothing is paid then.
 */
export const deposit = defineEndpoint({
  name: 'deposit',
  method: 'POST',
  path: '/api/user/deposit',
  auth: 'required',
  requiresIdempotencyKey: true,
  request: { body: depositRequestSchema },
  response: depositResponseSchema,
});
