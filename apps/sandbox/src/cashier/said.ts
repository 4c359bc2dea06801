import * as v from 'valibot';
import { deposit } from '@baize/api/calls/cashier';
import type { Notice } from './notices.ts';

/** What a deposit said, remembered for its repeats: an answer, or the refusal of a payment that was tried. */
export const saidSchema = v.variant('kind', [
  v.object({ kind: v.literal('answer'), answer: deposit.answers }),
  v.object({
    kind: v.literal('refusal'),
    code: v.string(),
    message: v.string(),
    transactionId: v.string(),
    reference: v.optional(v.string()),
  }),
]);

export type Said = v.InferInput<typeof saidSchema>;

/** A deposit that was tried: `lost` when nobody is to hear of it. */
export type Tried = { said: Said; notices: Notice[]; lost: boolean };
