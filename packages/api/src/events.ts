import * as v from 'valibot';
import { logoutReasonSchema } from './endpoints/session/logout.ts';
import { amountSchema, idSchema, instantSchema, maybeText } from './fields.ts';

/**
 * Money that left or reached the player's wallet: the amount moved, and both balances after it. `sequence` orders the
 * events of one player; `transactionId` tells a repeat from a new one (SES-11).
 */
export const walletEventSchema = v.object({
  transactionId: idSchema,
  amount: amountSchema,
  currencyCode: idSchema,
  balance: amountSchema,
  bonusBalance: amountSchema,
  sequence: v.pipe(v.number(), v.safeInteger()),
  at: instantSchema,
  reason: maybeText,
});

/** A movement of the player's wallet. */
export type WalletEvent = v.InferOutput<typeof walletEventSchema>;

/** A deposit that did not go through, with the method to offer instead (PAY-07). */
export const failedDepositEventSchema = v.object({
  transactionId: idSchema,
  methodId: v.pipe(v.number(), v.integer()),
  amount: amountSchema,
  currencyCode: idSchema,
  code: v.string(),
  alternativeMethodId: v.nullish(v.pipe(v.number(), v.integer()), null),
});

/** A deposit that did not go through. */
export type FailedDepositEvent = v.InferOutput<typeof failedDepositEventSchema>;

/** The platform ended the session, and why. */
export const sessionEventSchema = v.object({ reason: logoutReasonSchema });

/** The platform ended the session. */
export type SessionEndedEvent = v.InferOutput<typeof sessionEventSchema>;

/** A limit of the player was reached; the code says which. */
export const limitEventSchema = v.object({ code: idSchema });

/** A limit was reached. */
export type LimitEvent = v.InferOutput<typeof limitEventSchema>;

/** Every event the platform sends to a player's sockets: its name and its payload. */
export const platformEventSchema = v.variant('name', [
  v.object({ name: v.literal('debit'), payload: walletEventSchema }),
  v.object({ name: v.literal('credit'), payload: walletEventSchema }),
  v.object({ name: v.literal('failedDeposit'), payload: failedDepositEventSchema }),
  v.object({ name: v.literal('session'), payload: sessionEventSchema }),
  v.object({ name: v.literal('limit'), payload: limitEventSchema }),
]);

/** One event as heard. */
export type PlatformEvent = v.InferOutput<typeof platformEventSchema>;

/** The names of the platform's events. */
export const PLATFORM_EVENTS = platformEventSchema.options.map((option) => option.entries.name.literal);
