import type { ApiFailure } from '@baize/api/failure';
import { backedValue } from '@baize/browser/backed-value';
import { platformClock } from '@baize/browser/clock';
import { getTabId } from '@baize/browser/tab-id';
import { askBeforeUnload } from '@baize/browser/unload';
import { REPEAT_WINDOW_MS } from '@baize/domain/recent-payment';
import {
  DAY_MS,
  mergeIntents,
  parseStoredIntents,
  type PaymentIntent,
  type StoredIntents,
} from './stored-intents.ts';

export type { PaymentIntent } from './stored-intents.ts';

/** So many settled transactions are remembered; a list that a lost answer is looked up in is shorter. */
const MAX_SETTLED_IDS = 100;

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

type Settlement = {
  nonce: string;
  outcome: 'made' | 'not-made' | 'given-up';
  transactionId?: string;
  continuesElsewhere?: boolean;
  settledIn?: string;
};

/**
 * The payments whose answers are owed and those made just now, in every tab of this browser and through a reload: written
 * before the call is sent, so that none is forgotten while it is under way, whatever is sent beside it (PAY-06, HTTP-05).
 */
function createIntentStore(kind: 'deposit' | 'withdrawal') {
  const stored = backedValue<StoredIntents>({
    key: `${kind}-intents`,
    parse: parseStoredIntents,
    merge: mergeIntents,
    fallback: { owed: [], made: [], settledIds: [] },
    expires: DAY_MS,
  });
  // What is kept nowhere is forgotten by a reload, and could be paid a second time: the browser asks first.
  let stopAsking: (() => void) | null = null;
  stored.subscribe(() => {
    if (stored.get().owed.length > 0 && !stored.outlivesReload()) {
      stopAsking ??= askBeforeUnload();
    } else {
      stopAsking?.();
      stopAsking = null;
    }
  });
  const isFresh = ({ since }: PaymentIntent) => platformClock.now() - since < REPEAT_WINDOW_MS;
  /** What other tabs made or found made for a player within two minutes. */
  const madeElsewhere = (userId: string | null) =>
    stored
      .get()
      .made.filter(
        (one) => one.userId === userId && isFresh(one) && !one.hasFailed && settlingTab(one) !== getTabId(),
      );
  // One that goes on elsewhere can be gone on with as long as anything is stored; any other may still be open for a day.
  const isRemembered = ({ since, continuesElsewhere }: PaymentIntent) =>
    continuesElsewhere === true || platformClock.now() - since < DAY_MS;
  return {
    subscribe: stored.subscribe,
    /** Whether other tabs, and this one after a reload, read what is written here: not where storage is full or shut. */
    isShared(): boolean {
      stored.set(stored.get());
      return stored.isPersisted();
    },
    /** A player's payment without an answer, the first that was sent; null when none is. */
    owed: (userId: string | null): PaymentIntent | null =>
      stored.get().owed.find((intent) => intent.userId === userId) ?? null,
    /** All of a player's payments without an answer, as they were sent. */
    allOwed: (userId: string | null): PaymentIntent[] =>
      stored.get().owed.filter((intent) => intent.userId === userId),
    /** All payments without an answer that an order is the same as, wherever they go. */
    owedLike: (order: PaymentKey): PaymentIntent[] =>
      stored.get().owed.filter((intent) => isSame(intent, order)),
    /** A player's payments of a day that nobody waits for any more, and that no transaction shows yet. */
    abandoned: (userId: string | null): PaymentIntent[] =>
      stored
        .get()
        .made.filter(
          (one) =>
            one.userId === userId &&
            one.isGivenUp === true &&
            one.transactionId === undefined &&
            platformClock.now() - one.since < DAY_MS,
        ),
    /** One that was given up is among the transactions after all: it is told of there from now on. */
    markArrived({ nonce, transactionId }: { nonce: string; transactionId: string }): void {
      const { owed, made, settledIds } = stored.get();
      stored.set({
        owed,
        made: made.map((one) => (one.nonce === nonce ? { ...one, transactionId, isGivenUp: false } : one)),
        settledIds: [...settledIds, transactionId].slice(-MAX_SETTLED_IDS),
      });
    },
    /** The transactions that payments of this browser were made as. */
    settledIds: (): readonly string[] => stored.get().settledIds,
    begin(intent: PaymentIntent): void {
      const { owed, made, settledIds } = stored.get();
      const others = owed.filter(({ nonce }) => nonce !== intent.nonce);
      const past = made.filter((one) => isRemembered(one) && one.nonce !== intent.nonce);
      stored.set({ owed: [...others, intent], made: past, settledIds });
    },
    /** A payment without an answer is among the transactions, but not settled: it is looked at there from now on. */
    markFound({ nonce, transactionId }: { nonce: string; transactionId: string }): void {
      const { owed, made, settledIds } = stored.get();
      const found = owed.find((intent) => intent.nonce === nonce);
      if (!found || found.transactionId === transactionId) return;
      stored.set({
        owed: owed.map((one) => (one === found ? { ...one, transactionId } : one)),
        made,
        settledIds: [...settledIds, transactionId].slice(-MAX_SETTLED_IDS),
      });
    },
    /**
     * The payment of this nonce has its answer: it was made, as `transactionId`, or surely not; or nobody waits for it any more.
     * What it was made as is no other payment's, and one that was given up is asked about like another tab's. False where
     * another tab settled it before.
     */
    settle({ nonce, outcome, transactionId, continuesElsewhere, settledIn }: Settlement): boolean {
      const { owed, made, settledIds } = stored.get();
      const found = owed.find((intent) => intent.nonce === nonce);
      if (!found) return false;
      const others = owed.filter((intent) => intent !== found);
      const { fields, ...order } = found;
      const known = {
        ...order,
        ...(settledIn !== undefined && { settledIn }),
        ...(transactionId !== undefined && { transactionId }),
      };
      const madeNow = continuesElsewhere
        ? { ...known, ...(fields && { fields }), continuesElsewhere }
        : known;
      const givenUp = { ...known, sentAt: found.since, since: platformClock.now(), isGivenUp: true };
      const notMade = transactionId === undefined ? [] : [{ ...known, hasFailed: true }];
      const past = { made: [madeNow], 'given-up': [givenUp], 'not-made': notMade }[outcome];
      stored.set({
        owed:
          transactionId === undefined
            ? others
            : others.map((one) => ({ ...one, known: [...one.known, transactionId] })),
        made: [...made.filter(isRemembered), ...past],
        settledIds:
          transactionId === undefined ? settledIds : [...settledIds, transactionId].slice(-MAX_SETTLED_IDS),
      });
      return true;
    },
    /** A player's payments that go on at the provider or the bank, as far as this browser knows. */
    continuedElsewhere: (userId: string | null): PaymentIntent[] =>
      stored.get().made.filter((one) => one.userId === userId && one.continuesElsewhere === true),
    /** How a payment that had no answer yet was settled, as far as it is remembered; null for one that was refused. */
    settledAs: (nonce: string): PaymentIntent | null =>
      stored.get().made.find((one) => one.nonce === nonce) ?? null,
    /** A player's payment that was made as this transaction, as far as it is remembered; null when none was. */
    madeAs: (userId: string | null, transactionId: string): PaymentIntent | null =>
      stored.get().made.find((one) => one.userId === userId && one.transactionId === transactionId) ?? null,
    /** A payment that goes on elsewhere is looked for and gone on with like one without an answer. */
    reopen(nonce: string): void {
      const { owed, made, settledIds } = stored.get();
      const begun = made.find((one) => one.nonce === nonce);
      if (begun)
        stored.set({ owed: [begun, ...owed], made: made.filter((one) => one !== begun), settledIds });
    },
    /** What went on elsewhere was paid there: returns it the first time that is known, null after that. */
    completeElsewhere(transactionId: string): PaymentIntent | null {
      const { made, ...rest } = stored.get();
      const found = made.find((one) => one.transactionId === transactionId && one.continuesElsewhere);
      if (!found) return null;
      const completed = { ...found, continuesElsewhere: false };
      stored.set({ ...rest, made: made.map((one) => (one === found ? completed : one)) });
      return completed;
    },
    /** What was made as this transaction has come to nothing: it is nobody's reason to ask before the next one. */
    markFailed(transactionId: string): void {
      const { made, ...rest } = stored.get();
      const isNews = (one: PaymentIntent) => one.transactionId === transactionId && !one.hasFailed;
      if (!made.some(isNews)) return;
      const failed = (one: PaymentIntent) => ({
        ...one,
        hasFailed: true,
        continuesElsewhere: false,
        isGivenUp: false,
      });
      stored.set({ ...rest, made: made.map((one) => (isNews(one) ? failed(one) : one)) });
    },
    /** The transactions that the same payment was made as within a day, in whichever tab. */
    transactionsLike: (order: PaymentKey): string[] =>
      stored
        .get()
        .made.filter((one) => isSame(one, order) && !one.hasFailed)
        .flatMap(({ transactionId }) => transactionId ?? []),
    /** Watches from now on; returns what tells a payment, of whatever amount, that another tab has made since; null for none. */
    watchOtherTabs(userId: string | null): () => PaymentIntent | null {
      const before = new Set(madeElsewhere(userId).map(({ nonce }) => nonce));
      return () => madeElsewhere(userId).findLast(({ nonce }) => !before.has(nonce)) ?? null;
    },
    /** The same payment that another tab made or found made, or that was given up, within two minutes; null for none. */
    twin: (order: PaymentKey): PaymentIntent | null =>
      stored
        .get()
        .made.findLast(
          (one) =>
            isSame(one, order) &&
            isFresh(one) &&
            !one.hasFailed &&
            (one.isGivenUp === true || settlingTab(one) !== getTabId()),
        ) ?? null,
  };
}

/** In place of a tab: the form that sent the payment was left before its answer, so no form has told of it. */
export const REPORTED_NOWHERE = 'nowhere';

/** The tab that told the player what became of a payment. */
export function settlingTab({ settledIn, tab }: PaymentIntent): string {
  return settledIn ?? tab;
}

/**
 * Whether a refusal leaves open what became of a payment. A payment that is sent a second time may be refused by a rate limit, a
 * gateway or an ended session, while the first request was paid or still arrives. A refusal that names the transaction is about
 * the payment itself.
 */
export function leavesUnknown({ details }: ApiFailure, { resentAt }: PaymentIntent): boolean {
  return resentAt !== undefined && typeof details['transactionId'] !== 'string';
}

/** The lock under which a player's deposit is sent: one at a time, in whichever tab. */
export const depositLockName = (userId: string | null): string => `deposit ${userId ?? ''}`;

/** The same of a withdrawal. */
export const withdrawalLockName = (userId: string | null): string => `withdraw ${userId ?? ''}`;

export const depositIntents = createIntentStore('deposit');
export const withdrawalIntents = createIntentStore('withdrawal');
