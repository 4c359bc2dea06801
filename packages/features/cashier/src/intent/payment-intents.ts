import { platformClock } from '@baize/browser/clock';
import { storedValue } from '@baize/browser/storage';
import { getTabId } from '@baize/browser/tab-id';
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
  /** Where a withdrawal goes, as `payoutDestination` tells it. */
  destination: v.optional(v.string()),
  /** Nobody waits for its answer any more: it may have been made all the same. */
  isGivenUp: v.optional(v.boolean()),
});

/** A payment as it was sent, as far as it may be kept: nothing of a card, nor of the account it goes to. */
export type PaymentIntent = v.InferOutput<typeof intentSchema>;

const storedSchema = v.object({ owed: v.array(intentSchema), made: v.array(intentSchema) });

type StoredIntents = v.InferOutput<typeof storedSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** Within this time the same payment from another tab is taken for a slip until the player says otherwise. */
const DUPLICATE_WINDOW_MS = 2 * 60_000;

/** What a payment is compared by. */
export type PaymentKey = Pick<PaymentIntent, 'userId' | 'methodId' | 'amount' | 'currency'>;

function isSame(intent: PaymentIntent, { userId, methodId, amount, currency }: PaymentKey): boolean {
  return (
    intent.userId === userId &&
    intent.methodId === methodId &&
    intent.amount === amount &&
    intent.currency === currency
  );
}

type Settlement = { nonce: string; outcome: 'made' | 'not-made' | 'given-up'; transactionId?: string };

/**
 * The payments whose answers are owed and those made just now, in every tab of this browser and through a reload: written
 * before the call is sent, so that none is forgotten while it is under way, whatever is sent beside it (PAY-06, HTTP-05).
 */
function createIntentStore(deed: 'deposit' | 'withdrawal') {
  const kept = storedValue<StoredIntents>({
    key: `${deed}-intents`,
    parse: (raw) => {
      const read = v.safeParse(storedSchema, raw);
      return read.success ? read.output : undefined;
    },
    fallback: { owed: [], made: [] },
    expires: DAY_MS,
  });
  const isFresh = ({ since }: PaymentIntent) => platformClock.now() - since < DUPLICATE_WINDOW_MS;
  return {
    subscribe: kept.subscribe,
    /** A player's payment without an answer, the first that was sent; null when none is. */
    owed: (userId: string | null): PaymentIntent | null =>
      kept.get().owed.find((intent) => intent.userId === userId) ?? null,
    /** All of a player's payments without an answer, as they were sent. */
    allOwed: (userId: string | null): PaymentIntent[] =>
      kept.get().owed.filter((intent) => intent.userId === userId),
    /** All payments without an answer that an order is the same as, wherever they go. */
    owedLike: (order: PaymentKey): PaymentIntent[] =>
      kept.get().owed.filter((intent) => isSame(intent, order)),
    begin(intent: PaymentIntent): void {
      const { owed, made } = kept.get();
      const others = owed.filter(({ nonce }) => nonce !== intent.nonce);
      kept.set({ owed: [...others, intent], made: made.filter(isFresh) });
    },
    /**
     * The payment of this nonce has its answer: it was made, as `transactionId`, or surely not; or nobody waits for it any more.
     * What it was made as is no other payment's, and one that was given up is asked about like another tab's.
     */
    settle({ nonce, outcome, transactionId }: Settlement): void {
      const { owed, made } = kept.get();
      const found = owed.find((intent) => intent.nonce === nonce);
      if (!found) return;
      const others = owed.filter((intent) => intent !== found);
      const givenUp = { ...found, since: platformClock.now(), isGivenUp: true };
      const past = { made: [found], 'given-up': [givenUp], 'not-made': [] }[outcome];
      kept.set({
        owed:
          transactionId === undefined
            ? others
            : others.map((one) => ({ ...one, known: [...one.known, transactionId] })),
        made: [...made.filter(isFresh), ...past],
      });
    },
    /** The same payment that another tab made, or that was given up, within two minutes; null when there is none. */
    twin: (order: PaymentKey): PaymentIntent | null =>
      kept
        .get()
        .made.findLast(
          (one) => isSame(one, order) && isFresh(one) && (one.isGivenUp === true || one.tab !== getTabId()),
        ) ?? null,
  };
}

/** The lock under which a player's deposit is sent: one at a time, in whichever tab. */
export const depositLockName = (userId: string | null): string => `deposit ${userId ?? ''}`;

/** The same of a withdrawal. */
export const withdrawalLockName = (userId: string | null): string => `withdraw ${userId ?? ''}`;

export const depositIntents = createIntentStore('deposit');
export const withdrawalIntents = createIntentStore('withdrawal');
