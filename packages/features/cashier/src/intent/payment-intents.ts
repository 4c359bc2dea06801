import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { stored } from '@baize/browser/storage';
import * as v from 'valibot';

const intentSchema = v.object({
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
});

/** A payment as it was sent, as far as it may be kept: nothing of a card, nor of the account it goes to. */
export type PaymentIntent = v.InferOutput<typeof intentSchema>;

const keptSchema = v.object({ owed: v.nullable(intentSchema), made: v.nullable(intentSchema) });

type Kept = v.InferOutput<typeof keptSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** Within this time the same payment from another tab is taken for a slip until the player says otherwise. */
const TWIN_MS = 10 * 60_000;

/** Names this tab, also after a reload. */
const tabName = stored<string>({
  key: 'tab',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: '',
  area: 'session',
});

export function thisTab(): string {
  if (tabName.get() === '') tabName.set(randomId());
  return tabName.get();
}

/** What a payment is compared by. */
export type Order = Pick<PaymentIntent, 'userId' | 'amount' | 'currency'>;

/**
 * The payment whose answer is owed and the last one made, in every tab of this browser and through a reload: written before
 * the call is sent, so that no payment is forgotten while it is under way (PAY-06, HTTP-05).
 */
function paymentIntents(deed: 'deposit' | 'withdrawal') {
  const none: Kept = { owed: null, made: null };
  const kept = stored<Kept>({
    key: `${deed}-intent`,
    parse: (raw) => {
      const read = v.safeParse(keptSchema, raw);
      return read.success ? read.output : undefined;
    },
    fallback: none,
    expires: DAY_MS,
  });
  const owed = (userId: string | null) => {
    const found = kept.get().owed;
    return found?.userId === userId ? found : null;
  };
  return {
    subscribe: kept.subscribe,
    owed,
    begin: (intent: PaymentIntent): void => kept.set({ ...kept.get(), owed: intent }),
    /** The payment of this nonce has its answer: it was made, or surely not. */
    settle({ nonce, outcome }: { nonce: string; outcome: 'made' | 'not-made' }): void {
      const { owed: found, made } = kept.get();
      if (found?.nonce === nonce) kept.set({ owed: null, made: outcome === 'made' ? found : made });
    },
    /** The same payment that another tab made just now; null when there is none. */
    twin({ userId, amount, currency }: Order): PaymentIntent | null {
      const { made } = kept.get();
      const same = made?.userId === userId && made.amount === amount && made.currency === currency;
      const fresh = made !== null && platformClock.now() - made.since < TWIN_MS;
      return same && fresh && made.tab !== thisTab() ? made : null;
    },
  };
}

export const depositIntents = paymentIntents('deposit');
export const withdrawalIntents = paymentIntents('withdrawal');
