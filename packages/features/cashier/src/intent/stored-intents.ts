import * as v from 'valibot';

/** What is stored of a payment. */
export const intentSchema = v.object({
  userId: v.nullable(v.string()),
  /** Of the `Idempotency-Key`: the same payment under the same one is made once. */
  nonce: v.string(),
  methodId: v.number(),
  /** What its method is called. */
  method: v.string(),
  amount: v.number(),
  currency: v.string(),
  /** When it was first sent, epoch ms by the platform's clock. */
  since: v.number(),
  /** Numbers of the payments there were before. */
  known: v.array(v.string()),
  /** The bonus that comes with it: null where it was declined, absent where nothing was said of one. */
  bonus: v.optional(v.nullable(v.object({ id: v.string(), name: v.string() }))),
  /** The tab that sent it. */
  tab: v.string(),
  /** The language its method's name is in; another one's transactions name the method differently. */
  locale: v.optional(v.string()),
  /** The tab that tells of it, where that is not the one that sent it: it found it, or `REPORTED_NOWHERE`. */
  settledIn: v.optional(v.string()),
  /** When it was sent the last time, where that was not the first. */
  resentAt: v.optional(v.number()),
  /** What a deposit's method asked for, as far as it may be stored: a network, a phone, but nothing of a card. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** What it was made as, once that is known. */
  transactionId: v.optional(v.string()),
  /** The player goes on with it at the provider or the bank: sent again under its key, it leads there again. */
  continuesElsewhere: v.optional(v.boolean()),
  /** Where a withdrawal goes, as `payoutDestination` tells it. */
  destination: v.optional(v.string()),
  /** The same as a receipt names it, as `accountFingerprint` tells it. */
  account: v.optional(v.string()),
  /** It came to nothing: it is remembered to be told of, and is no reason to ask before the next one. */
  hasFailed: v.optional(v.boolean()),
  /** Nobody waits for its answer any more: it may have been made all the same. `since` is when it was given up. */
  isGivenUp: v.optional(v.boolean()),
  /** When one that was given up was sent. */
  sentAt: v.optional(v.number()),
});

/** A payment as it was sent, as far as it may be kept: nothing of a card, nor of the account it goes to. */
export type PaymentIntent = v.InferOutput<typeof intentSchema>;

const storedSchema = v.object({
  owed: v.array(intentSchema),
  made: v.array(intentSchema),
  /** The transactions that payments of this browser were made as: each is no other payment's. */
  settledIds: v.optional(v.array(v.string()), []),
});

export type StoredIntents = v.InferOutput<typeof storedSchema>;

export const DAY_MS = 24 * 60 * 60_000;

/** What is found in storage, undefined where it is nothing of ours. */
export function parseStoredIntents(raw: unknown): StoredIntents | undefined {
  const read = v.safeParse(storedSchema, raw);
  return read.success ? read.output : undefined;
}

/**
 * Joins what this tab keeps for itself, where the storage of all tabs is full, with what stands there. What either side
 * knows to be settled is owed by neither; of what both know, this tab's word is the later one.
 */
export function mergeIntents(own: StoredIntents, shared: StoredIntents): StoredIntents {
  const isIn = (list: readonly PaymentIntent[]) => (one: PaymentIntent) =>
    list.some(({ nonce }) => nonce === one.nonce);
  const [ownMade, sharedMade, ownOwed] = [isIn(own.made), isIn(shared.made), isIn(own.owed)];
  return {
    owed: [
      ...shared.owed.filter((one) => !ownOwed(one) && !ownMade(one)),
      ...own.owed.filter((one) => !sharedMade(one)),
    ],
    made: [...shared.made.filter((one) => !ownMade(one)), ...own.made],
    settledIds: [...new Set([...shared.settledIds, ...own.settledIds])],
  };
}
