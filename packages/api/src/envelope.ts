import * as v from 'valibot';

/** How the platform says yes: `data` holds the answer, `message` may hold words for the player. */
export const successEnvelopeSchema = v.object({
  success: v.literal(true),
  data: v.unknown(),
  message: v.optional(v.string()),
});

/**
 * How the platform says no. `code` carries deposit, bonus and limit codes, `errors` a message key per field,
 * `reference` the number to give to support, `details` what the words leave a place for: `min` and `max` of a payment,
 * `until` when a rule stops to refuse.
 */
export const errorEnvelopeSchema = v.object({
  success: v.literal(false),
  message: v.optional(v.string(), ''),
  code: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
  reference: v.optional(v.string()),
  details: v.fallback(v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}), {}),
});

/** An answer that says yes, around its data. */
export type SuccessEnvelope<T = unknown> = { success: true; data: T; message?: string };

/** An answer that says no. */
export type ErrorEnvelope = v.InferOutput<typeof errorEnvelopeSchema>;
