import type { Transaction, WithdrawRequest } from '@baize/api/endpoints/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { withdrawMutation } from '@baize/api/queries/withdraw';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { watchUnload } from '@baize/browser/unload';
import { withTabLock } from '@baize/browser/tab-lock';
import { getTabId } from '@baize/browser/tab-id';
import type { TransactionStatus } from '@baize/domain/transactions';
import { payoutDestination } from '@baize/domain/payout-destination';
import { useApi, usePlayer } from '@baize/shell/player';
import { report } from '@baize/shell/report';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { withdrawalIntents, withdrawalLockName, type PaymentIntent } from '../intent/payment-intents.ts';
import {
  settleLostWithdrawal,
  isSameDestination,
  cachedTransactionIds,
  withdrawOrderOf,
} from './sent-withdrawal.ts';

/** A withdrawal as it was meant. */
export interface WithdrawOrder {
  request: WithdrawRequest & { currencyCode: string };
  /** What its method is called. */
  method: string;
}

/** What sending it came to. */
export type WithdrawResult =
  | {
      kind: 'done';
      order: WithdrawOrder;
      transactionId: string;
      status: TransactionStatus;
      reference: string | null;
      at: number;
    }
  | { kind: 'refused'; order: WithdrawOrder; failure: ApiFailure }
  /** Another tab sent the same one just now, it was given up just now, or one to another account has no answer yet. */
  | {
      kind: 'twin';
      order: WithdrawOrder;
      made: PaymentIntent;
      about: 'another-tab' | 'given-up' | 'another-account';
    }
  /** No answer came, now or before a reload; `sent` is null where it was not even stored. */
  | { kind: 'unknown'; order: WithdrawOrder; sent: PaymentIntent | null };

export interface WithdrawState {
  isPending: boolean;
  /** One without an answer is being sent again. */
  isResending: boolean;
  result: WithdrawResult | null;
  /** `told`: the player sends it although another tab sent the same one. */
  send(meant: WithdrawOrder, twin?: 'ask' | 'told'): Promise<WithdrawResult | null>;
  /** Sends one without an answer again as it was sent, under its key; the fields are not stored. */
  resend(sent: PaymentIntent, fields: WithdrawRequest['fields']): Promise<WithdrawResult | null>;
  reset(): void;
  /** Stops looking for the one without an answer; null where there is none, and as long as it may still arrive. */
  giveUp: (() => void) | null;
}

/** The player's newest withdrawals, which the screen shows and a lost answer is looked up in. */
export const LATEST_WITHDRAWALS = { type: 'withdrawal', limit: 20 } as const;

/** How often the newest are read while one is looked for. */
export const WITHDRAWALS_POLL_MS = 4_000;

/** So long after it was sent one that no transaction shows may be given up, in ms. */
const GIVEN_UP_AFTER_MS = 60_000;

/**
 * Sends a withdrawal once. A lost answer is looked up among the transactions before anything is said of it; the same one
 * sent again keeps its key, from whichever tab, also after a reload or a forced login (HTTP-05, PAY-09). Inside a
 * `PlayerIsland`.
 */
export function useWithdraw(): WithdrawState {
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
    const query = { ...transactionsQuery(api, LATEST_WITHDRAWALS), staleTime: 0, retry: false } as const;
    // A reading that waits for a connection would be waited for.
    await cache.cancelQueries({ queryKey: query.queryKey, exact: true });
    try {
      return (await cache.query({ ...query, networkMode: 'always' })).rows;
    } catch {
      return [];
    }
  };

  const run = async (meant: WithdrawOrder, twin: 'ask' | 'told'): Promise<WithdrawResult | null> => {
    const { request, method } = meant;
    const { methodId, amount, currencyCode: currency } = request;
    const order = { userId, methodId, amount, currency };
    // The same one without an answer is sent again under its key; another one stays owed beside it.
    const owed = withdrawalIntents.owedLike(order);
    const same = owed.find((one) => isSameDestination(one, request.fields)) ?? null;
    if (same === null && twin === 'ask') {
      // Under the key of one that went elsewhere the platform would answer for that one.
      const [elsewhere] = owed;
      if (elsewhere) return { kind: 'twin', order: meant, made: elsewhere, about: 'another-account' };
      const made = withdrawalIntents.twin(order);
      if (made)
        return { kind: 'twin', order: meant, made, about: made.isGivenUp ? 'given-up' : 'another-tab' };
    }
    const nonceOfNew = randomId();
    const sent = same ?? {
      ...order,
      method,
      nonce: nonceOfNew,
      since: platformClock.now(),
      known: cachedTransactionIds(cache),
      tab: getTabId(),
      destination: payoutDestination(request.fields, nonceOfNew),
    };
    return post(sent, meant);
  };

  const post = async (sent: PaymentIntent, meant: WithdrawOrder): Promise<WithdrawResult | null> => {
    const { nonce } = sent;
    withdrawalIntents.begin(sent);
    const page = watchUnload();
    const outcome = await mutateAsync({ request: { body: meant.request }, nonce }).finally(() =>
      page.unwatch(),
    );
    const isHere = mounted.current && !page.isUnloading();
    if (outcome.kind === 'done') {
      // Whoever has left is told when they are back: until then it counts as one without an answer.
      const { transactionId } = outcome.response;
      if (isHere) withdrawalIntents.settle({ nonce, outcome: 'made', transactionId });
      return { kind: 'done', order: meant, ...outcome.response, at: platformClock.now() };
    }
    if (outcome.kind === 'refused') {
      withdrawalIntents.settle({ nonce, outcome: 'not-made' });
      const { failure } = outcome;
      return failure.kind === 'session-ended' ? null : { kind: 'refused', order: meant, failure };
    }
    const rows = await readAgain();
    const found = isHere ? settleLostWithdrawal(rows, { sent, meant }) : null;
    return found ?? { kind: 'unknown', order: meant, sent };
  };

  const inTurn = async (
    kind: 'new' | 'again',
    meant: WithdrawOrder,
    work: () => Promise<WithdrawResult | null>,
  ) => {
    if (underWay.current) return null;
    underWay.current = true;
    setSending(kind);
    setResult(null);
    let ending: WithdrawResult | null;
    try {
      ending = await withTabLock(withdrawalLockName(userId), work);
    } catch (problem) {
      report('A withdrawal ended without a verdict.', problem);
      ending = { kind: 'unknown', order: meant, sent: withdrawalIntents.allOwed(userId).at(-1) ?? null };
    } finally {
      underWay.current = false;
      setSending('none');
    }
    setResult(ending);
    return ending;
  };

  const send = (meant: WithdrawOrder, twin: 'ask' | 'told' = 'ask') =>
    inTurn('new', meant, () => run(meant, twin));

  const resend = (sent: PaymentIntent, fields: WithdrawRequest['fields']) => {
    const meant = withdrawOrderOf(sent, fields);
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
    ...transactionsQuery(api, LATEST_WITHDRAWALS),
    enabled: lost !== null,
    staleTime: 0,
    refetchInterval: WITHDRAWALS_POLL_MS,
    // Each reading asks anew whether it may still arrive.
    notifyOnChangeProps: 'all',
  });
  const found = useEffectEvent(() => {
    const rows = newest.isFetchedAfterMount ? newest.data?.rows : undefined;
    if (!lost || !rows) return;
    // Another tab that still waits for the answer tells it itself.
    void withTabLock(withdrawalLockName(userId), async () => {
      for (const { nonce } of withdrawalIntents.allOwed(userId)) {
        // Read anew each time: a transaction that one was made as is known to those after it.
        const sent = withdrawalIntents.allOwed(userId).find((one) => one.nonce === nonce);
        const ending = sent && settleLostWithdrawal(rows, { sent, meant: withdrawOrderOf(sent) });
        if (ending) setResult(ending);
      }
    });
  });
  useEffect(() => found(), [lost, newest.data]);

  const shown =
    result ?? (lost ? ({ kind: 'unknown', order: withdrawOrderOf(lost), sent: lost } as const) : null);
  const unanswered = shown?.kind === 'unknown' ? shown.sent : null;
  const isRead = newest.isFetchedAfterMount && !newest.isError;
  const isOver = unanswered !== null && isRead && platformClock.now() - unanswered.since > GIVEN_UP_AFTER_MS;
  const giveUp = () => {
    if (unanswered) withdrawalIntents.settle({ nonce: unanswered.nonce, outcome: 'given-up' });
    setResult(null);
  };
  return {
    isPending: sending === 'new',
    isResending: sending === 'again',
    result: shown,
    send,
    resend,
    reset: () => setResult(null),
    giveUp: isOver ? giveUp : null,
  };
}
