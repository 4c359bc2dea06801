import type { Transaction, WithdrawAsk } from '@baize/api/calls/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { withdrawMutation } from '@baize/api/queries/withdraw';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { watchLeaving } from '@baize/browser/leaving';
import { withTabLock } from '@baize/browser/tab-lock';
import { thisTab } from '@baize/browser/tab-name';
import type { TransactionStatus } from '@baize/domain/transactions';
import { payoutDestination } from '@baize/domain/payout-destination';
import { useApi, usePlayer } from '@baize/shell/player';
import { report } from '@baize/shell/report';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { withdrawalIntents, withdrawalTurn, type PaymentIntent } from '../intent/payment-intents.ts';
import { foundAmong, goesTo, knownIds, meantOf } from './sent-withdrawal.ts';

/** A withdrawal as it was meant. */
export interface Meant {
  ask: WithdrawAsk & { currencyCode: string };
  /** What its method is called. */
  method: string;
}

/** What sending it came to. */
export type WithdrawResult =
  | {
      kind: 'done';
      meant: Meant;
      transactionId: string;
      status: TransactionStatus;
      reference: string | null;
      at: number;
    }
  | { kind: 'refused'; meant: Meant; failure: ApiFailure }
  /** Another tab sent the same one just now, it was given up just now, or one to another account has no answer yet. */
  | { kind: 'twin'; meant: Meant; made: PaymentIntent; about: 'another-tab' | 'given-up' | 'another-account' }
  /** No answer came, now or before a reload; `sent` is null where it was not even stored. */
  | { kind: 'unknown'; meant: Meant; sent: PaymentIntent | null };

export interface Withdrawing {
  pending: boolean;
  /** One without an answer is being sent again. */
  resending: boolean;
  result: WithdrawResult | null;
  /** `told`: the player sends it although another tab sent the same one. */
  send(meant: Meant, twin?: 'ask' | 'told'): Promise<WithdrawResult | null>;
  /** Sends one without an answer again as it was sent, under its key; the fields are not stored. */
  resend(sent: PaymentIntent, fields: WithdrawAsk['fields']): Promise<WithdrawResult | null>;
  forget(): void;
  /** Stops looking for the one without an answer; null where there is none, and as long as it may still arrive. */
  giveUp: (() => void) | null;
}

/** The player's newest withdrawals, which the screen shows and a lost answer is looked up in. */
export const NEWEST = { type: 'withdrawal', limit: 20 } as const;

/** How often the newest are read while one is looked for. */
export const LOOK_EVERY_MS = 4_000;

/** So long after it was sent one that no transaction shows may be given up, in ms. */
const GIVEN_UP_AFTER_MS = 60_000;

/**
 * Sends a withdrawal once. A lost answer is looked up among the transactions before anything is said of it; the same one
 * sent again keeps its key, from whichever tab, also after a reload or a forced login (HTTP-05, PAY-09). Inside a
 * `PlayerIsland`.
 */
export function useWithdraw(): Withdrawing {
  const api = useApi();
  const cache = useQueryClient();
  const userId = usePlayer()?.getUser.userId ?? null;
  const { mutateAsync } = useMutation(withdrawMutation(api));
  const [sending, setSending] = useState<'none' | 'new' | 'again'>('none');
  const [result, setResult] = useState<WithdrawResult | null>(null);
  const underWay = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const readAgain = async (): Promise<readonly Transaction[]> => {
    const query = { ...transactionsQuery(api, NEWEST), staleTime: 0, retry: false } as const;
    // A reading that waits for a connection would be waited for.
    await cache.cancelQueries({ queryKey: query.queryKey, exact: true });
    try {
      return (await cache.query({ ...query, networkMode: 'always' })).rows;
    } catch {
      return [];
    }
  };

  const run = async (meant: Meant, twin: 'ask' | 'told'): Promise<WithdrawResult | null> => {
    const { ask, method } = meant;
    const { methodId, amount, currencyCode: currency } = ask;
    const order = { userId, methodId, amount, currency };
    // The same one without an answer is sent again under its key; another one stays owed beside it.
    const owed = withdrawalIntents.owedLike(order);
    const same = owed.find((one) => goesTo(one, ask.fields)) ?? null;
    if (same === null && twin === 'ask') {
      // Under the key of one that went elsewhere the platform would answer for that one.
      const [elsewhere] = owed;
      if (elsewhere) return { kind: 'twin', meant, made: elsewhere, about: 'another-account' };
      const made = withdrawalIntents.twin(order);
      if (made) return { kind: 'twin', meant, made, about: made.isGivenUp ? 'given-up' : 'another-tab' };
    }
    const nonceOfNew = randomId();
    const sent = same ?? {
      ...order,
      method,
      nonce: nonceOfNew,
      since: platformClock.now(),
      known: knownIds(cache),
      tab: thisTab(),
      destination: payoutDestination(ask.fields, nonceOfNew),
    };
    return post(sent, meant);
  };

  const post = async (sent: PaymentIntent, meant: Meant): Promise<WithdrawResult | null> => {
    const { nonce } = sent;
    withdrawalIntents.begin(sent);
    const page = watchLeaving();
    const outcome = await mutateAsync({ ask: { body: meant.ask }, nonce }).finally(() => page.unwatch());
    const isHere = mounted.current && !page.isBeingLeft();
    if (outcome.kind === 'done') {
      // Whoever has left is told when they are back: until then it counts as one without an answer.
      const { transactionId } = outcome.answer;
      if (isHere) withdrawalIntents.settle({ nonce, outcome: 'made', transactionId });
      return { kind: 'done', meant, ...outcome.answer, at: platformClock.now() };
    }
    if (outcome.kind === 'refused') {
      withdrawalIntents.settle({ nonce, outcome: 'not-made' });
      const { failure } = outcome;
      return failure.kind === 'session-ended' ? null : { kind: 'refused', meant, failure };
    }
    const rows = await readAgain();
    const found = isHere ? foundAmong(rows, { sent, meant }) : null;
    return found ?? { kind: 'unknown', meant, sent };
  };

  const inTurn = async (kind: 'new' | 'again', meant: Meant, work: () => Promise<WithdrawResult | null>) => {
    if (underWay.current) return null;
    underWay.current = true;
    setSending(kind);
    setResult(null);
    let ending: WithdrawResult | null;
    try {
      ending = await withTabLock(withdrawalTurn(userId), work);
    } catch (problem) {
      report('A withdrawal ended without a verdict.', problem);
      ending = { kind: 'unknown', meant, sent: withdrawalIntents.allOwed(userId).at(-1) ?? null };
    } finally {
      underWay.current = false;
      setSending('none');
    }
    setResult(ending);
    return ending;
  };

  const send = (meant: Meant, twin: 'ask' | 'told' = 'ask') => inTurn('new', meant, () => run(meant, twin));

  const resend = (sent: PaymentIntent, fields: WithdrawAsk['fields']) => {
    const meant = meantOf(sent, fields);
    return inTurn('again', meant, async () => {
      // The tab that sent it may have had its answer meanwhile.
      const isOwed = withdrawalIntents.allOwed(userId).some(({ nonce }) => nonce === sent.nonce);
      return isOwed ? post(sent, meant) : null;
    });
  };

  const owed = useSyncExternalStore(
    withdrawalIntents.subscribe,
    () => withdrawalIntents.owed(userId),
    () => null,
  );
  // One without an answer is told, also after the page was left, and looked for until it is found.
  const lost = sending === 'new' ? null : owed;
  const newest = useQuery({
    ...transactionsQuery(api, NEWEST),
    enabled: lost !== null,
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
    // Each reading asks anew whether it may still arrive.
    notifyOnChangeProps: 'all',
  });
  const found = useEffectEvent(() => {
    const rows = newest.isFetchedAfterMount ? newest.data?.rows : undefined;
    if (!lost || !rows) return;
    // Another tab that still waits for the answer tells it itself.
    void withTabLock(withdrawalTurn(userId), async () => {
      for (const { nonce } of withdrawalIntents.allOwed(userId)) {
        // Read anew each time: a transaction that one was made as is known to those after it.
        const sent = withdrawalIntents.allOwed(userId).find((one) => one.nonce === nonce);
        const ending = sent && foundAmong(rows, { sent, meant: meantOf(sent) });
        if (ending) setResult(ending);
      }
    });
  });
  useEffect(() => found(), [lost, newest.data]);

  const shown = result ?? (lost ? ({ kind: 'unknown', meant: meantOf(lost), sent: lost } as const) : null);
  const unanswered = shown?.kind === 'unknown' ? shown.sent : null;
  const isRead = newest.isFetchedAfterMount && !newest.isError;
  const isOver = unanswered !== null && isRead && platformClock.now() - unanswered.since > GIVEN_UP_AFTER_MS;
  const giveUp = () => {
    if (unanswered) withdrawalIntents.settle({ nonce: unanswered.nonce, outcome: 'given-up' });
    setResult(null);
  };
  return {
    pending: sending === 'new',
    resending: sending === 'again',
    result: shown,
    send,
    resend,
    forget: () => setResult(null),
    giveUp: isOver ? giveUp : null,
  };
}
