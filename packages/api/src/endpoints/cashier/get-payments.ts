import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  amountSchema,
  idSchema,
  maybeAmount,
  maybeFlag,
  maybeNumber,
  maybeText,
  maybeTexts,
} from '../../fields.ts';

const paymentFieldSchema = v.object({
  name: idSchema,
  required: v.nullish(v.boolean(), true),
  options: maybeTexts,
});

/** A field a method asks for, by its name in `fields`; `options` where only some values are taken (PAY-09). */
export type PaymentField = v.InferOutput<typeof paymentFieldSchema>;

const feeSchema = v.object({ percent: v.nullish(amountSchema, 0), fixed: v.nullish(amountSchema, 0) });

/** What a payment costs beside its amount: a share of it, and so much whatever it is, in the asked currency. */
export type PaymentFee = v.InferOutput<typeof feeSchema>;

/** ISO 8601: `PT1M`, `P3D`; what cannot be read is no word about the time. */
const maybeDuration = v.nullish(v.string(), null);

const paymentFields = v.nullish(v.array(paymentFieldSchema), []);

/**
 * A way to pay, with the fields of S1 §3 as they stand there; domain/payment-methods decides who may use it. Beside
 * them, ours: amounts, fees and times in each direction, the fields it asks for, and the decimals and suggestions of its amounts.
 */
const paymentMethodSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  name: maybeText,
  paymentMethod: maybeText,
  title: maybeText,
  rawTitle: maybeText,
  description: maybeText,
  thumbnail_url: maybeText,
  thumbnailUrl: maybeText,
  isActive: maybeFlag,
  hidden: maybeFlag,
  order: maybeNumber,
  withdrawalExist: maybeFlag,
  isCardForm: maybeFlag,
  allowedCountries: maybeTexts,
  restrictedCountries: maybeTexts,
  tagRestrictedCountries: v.nullish(v.record(v.string(), maybeTexts), null),
  allowedCurrencies: maybeTexts,
  restrictedCurrencies: maybeTexts,
  allowEmails: maybeTexts,
  allowTags: maybeTexts,
  allowedTags: maybeTexts,
  minDeposit: maybeAmount,
  maxDeposit: maybeAmount,
  minWithdrawal: maybeAmount,
  maxWithdrawal: maybeAmount,
  decimals: maybeNumber,
  suggestedAmounts: v.nullish(v.array(amountSchema), null),
  depositFee: v.nullish(feeSchema, null),
  withdrawalFee: v.nullish(feeSchema, null),
  depositTime: maybeDuration,
  withdrawalTime: maybeDuration,
  payoutDescription: maybeText,
  depositFields: paymentFields,
  withdrawalFields: paymentFields,
});

/** A way to pay as the platform tells it. */
export type PaymentMethodRow = v.InferOutput<typeof paymentMethodSchema>;

const paymentsQuerySchema = v.object({
  currencyCode: v.optional(idSchema),
  countryCode: v.optional(idSchema),
});

/** For which currency and country the methods are wanted; asked again when either changes. */
export type PaymentsRequest = v.InferInput<typeof paymentsQuerySchema>;

/** Reads the ways to pay; a list that cannot be read at all is null, and none to whoever asks (PAY-01, HTTP-04). */
export const getPayments = defineEndpoint({
  name: 'get-payments',
  method: 'GET',
  path: '/api/admin/get-payments',
  auth: 'optional',
  request: { query: paymentsQuerySchema },
  response: v.object({ payments: v.nullish(v.array(paymentMethodSchema), null) }),
});
