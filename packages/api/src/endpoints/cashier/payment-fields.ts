import * as v from 'valibot';

/** What a payment method asks the player for, by field name; texts of at most 1,024 characters, as long as a Lightning invoice. */
export const paymentFieldsRequestSchema = v.record(
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  v.nullable(v.union([v.pipe(v.string(), v.maxLength(1_024)), v.boolean(), v.pipe(v.number(), v.finite())])),
);
