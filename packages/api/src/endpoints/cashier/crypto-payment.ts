import * as v from 'valibot';
import { countSchema, idSchema, maybeInstant } from '../../fields.ts';

/** An amount of a coin: decimal text, for eighteen decimals are more than a JSON number holds. */
const coinAmountSchema = v.pipe(v.string(), v.regex(/^\d{1,20}(?:\.\d{1,18})?$/));

const confirmationsSchema = v.object({ needed: countSchema, seen: countSchema });

/**
 * Where a deposit by crypto is sent, and how far it is (ours). `tag` and `amount` are always there, null for none: money sent
 * without its tag, or of another amount, may be lost, so one that cannot be read makes the whole unreadable.
 * `seenAt`: when the platform first saw the payment on the network; `confirmations` null: not counted.
 */
export const cryptoPaymentSchema = v.object({
  coin: idSchema,
  network: idSchema,
  address: v.pipe(v.string(), v.regex(/^[^\s\p{Cc}]{1,2048}$/u)),
  tag: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))),
  amount: v.nullable(coinAmountSchema),
  minimum: v.nullish(coinAmountSchema, null),
  confirmations: v.nullish(confirmationsSchema, null),
  seenAt: maybeInstant,
  expiresAt: maybeInstant,
});

/** Where a deposit by crypto is sent, and how far it is. */
export type CryptoPayment = v.InferOutput<typeof cryptoPaymentSchema>;
