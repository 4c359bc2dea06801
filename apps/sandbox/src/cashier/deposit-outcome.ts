import * as v from 'valibot';
import { deposit } from '@baize/api/endpoints/cashier';
import type { PlayerEvent } from './payment-events.ts';

/** What a deposit said, remembered for its repeats: an answer, or the refusal of a payment that was tried. */
export const depositOutcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('answer'), answer: deposit.response }),
  v.object({
    kind: v.literal('refusal'),
    code: v.string(),
    message: v.string(),
    transactionId: v.string(),
    reference: v.optional(v.string()),
  }),
]);

export type DepositOutcome = v.InferInput<typeof depositOutcomeSchema>;

/** A deposit that was tried: `lost` when nobody is to hear of it. */
export type DepositAttempt = { outcome: DepositOutcome; events: PlayerEvent[]; isResponseLost: boolean };
