import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amountSchema, idSchema, knownWord, maybeNumber, webAddressSchema } from '../../fields.ts';
import { cryptoPaymentSchema } from './crypto-payment.ts';
import { payFieldsAskSchema } from './pay-fields.ts';
import { paymentHistorySchema, TRANSACTION_STATUSES } from './payment-status.ts';

const depositAskSchema = v.object({
  methodId: v.pipe(v.number(), v.safeInteger()),
  amount: v.pipe(amountSchema, v.gtValue(0)),
  currencyCode: idSchema,
  fields: v.optional(payFieldsAskSchema, {}),
  returnUrl: webAddressSchema,
  bonusId: v.nullish(idSchema),
});

/**
 * A deposit as it is sent; `fields` is what the method asks for, card data among it: it goes nowhere else (PAY-02).
 * `bonusId` names the bonus the player takes with it, null declines any, absent leaves it to the platform (ours).
 */
export type DepositAsk = v.InferInput<typeof depositAskSchema>;

const threeDsSchema = v.object({
  acsUrl: webAddressSchema,
  PaReq: v.string(),
  MD: idSchema,
  TermUrl: webAddressSchema,
});

/** Where the bank wants to see the player, and what is posted there (PAY-05). */
export type ThreeDs = v.InferOutput<typeof threeDsSchema>;

const depositAnswerSchema = v.object({
  transactionId: idSchema,
  status: knownWord(TRANSACTION_STATUSES),
  redirectUrl: v.nullish(webAddressSchema, null),
  threeDs: v.nullish(threeDsSchema, null),
  history: paymentHistorySchema,
  failedMethodId: maybeNumber,
  crypto: v.nullish(cryptoPaymentSchema, null),
});

/**
 * What a deposit came to: done, or where the player has to go on with it; ours: where to send the coins, the
 * statuses so far, and the method that failed.
 */
export type DepositAnswer = v.InferOutput<typeof depositAnswerSchema>;

/**
 * Pays money in. The same idempotency key gives the first answer; a refusal carries a deposit code, 422, with `details`
 * of `min` and `max` beside PAYMENT_PROVIDER_LIMIT_THRESHOLD and a `reference` beside UNIFIED_ERROR (PAY-06). A refused
 * bonus carries a bonus check code and its number, `details.bonusId`; nothing is paid then.
 */
export const deposit = defineCall({
  name: 'deposit',
  method: 'POST',
  path: '/api/user/deposit',
  auth: 'required',
  sentOnce: true,
  asks: { body: depositAskSchema },
  answers: depositAnswerSchema,
});
