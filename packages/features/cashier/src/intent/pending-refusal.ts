import { ApiFailure } from '@baize/api/failure';
import { storedValue } from '@baize/browser/storage';
import * as v from 'valibot';
import { intentSchema, type PaymentIntent } from './stored-intents.ts';

/** So long a refusal is worth being shown to whoever comes back to the form, in ms. */
const EXPIRES_MS = 10 * 60_000;

const schema = v.object({
  failure: v.object({
    kind: v.picklist(['refused', 'session-ended']),
    path: v.string(),
    status: v.number(),
    code: v.nullable(v.string()),
    message: v.string(),
    reference: v.nullable(v.string()),
    fieldErrors: v.record(v.string(), v.string()),
    details: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  sent: intentSchema,
});

/** A refused payment as it was sent. */
export type RefusedPayment = { failure: ApiFailure; sent: PaymentIntent };

export interface PendingRefusalStore {
  subscribe(listener: () => void): () => void;
  save(failure: ApiFailure, sent: PaymentIntent): void;
  /** The refusal, once; null where there is none of this player. */
  take(userId: PaymentIntent['userId']): RefusedPayment | null;
}

/** A refusal that no transaction shows, and whose form was gone when it came; of one kind of payment. */
function createPendingRefusal(key: string): PendingRefusalStore {
  const store = storedValue<v.InferOutput<typeof schema> | null>({
    key,
    parse: (raw) => v.parse(v.nullable(schema), raw),
    fallback: null,
    expires: EXPIRES_MS,
    area: 'session',
  });
  return {
    subscribe: store.subscribe,
    save(failure, sent) {
      const { kind, path, status, code, message, reference, fieldErrors, details } = failure;
      const facts = { kind, path, status, code, message, reference, fieldErrors, details };
      const found = v.safeParse(schema, { failure: facts, sent });
      if (found.success) store.set(found.output);
    },
    take(userId) {
      const found = store.get();
      // Whoever logs in again, or after somebody else, may be the player it is for.
      if (found === null || userId === null || found.sent.userId !== userId) return null;
      store.clear();
      return { failure: new ApiFailure(found.failure), sent: found.sent };
    },
  };
}

/** The next form of the same player in this tab shows the refusal (PAY-06). Nothing of a card is among it. */
export const pendingRefusal = createPendingRefusal('unseen-refusal');

/** The same of withdrawals; nothing of the account is among it (PAY-09). */
export const pendingWithdrawalRefusal = createPendingRefusal('unseen-withdrawal-refusal');
