import type { Transaction, WithdrawRequest } from '@baize/api/endpoints/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import { LATEST_WITHDRAWALS, transactionsQuery } from '@baize/api/queries/transactions';
import { withdrawMutation } from '@baize/api/queries/withdraw';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { getTabId } from '@baize/browser/tab-id';
import { withTabLock } from '@baize/browser/tab-lock';
import { watchUnload } from '@baize/browser/unload';
import { accountFingerprint, accountLabel, payoutDestination } from '@baize/domain/payout-destination';
import { useLocale } from '@baize/page';
import { report } from '@baize/page/report';
import { useApi, usePlayer } from '@baize/player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  leavesUnknown,
  REPORTED_NOWHERE,
  withdrawalIntents,
  withdrawalLockName,
  type PaymentIntent,
  type PaymentKey,
} from '../intent/payment-intents.ts';
import { useIsPlayerStillHere } from '../intent/use-is-player-still-here.ts';
import {
  findUnknownWithdrawal,
  settleAnswered,
  settleLostWithdrawal,
  isSameDestination,
  cachedTransactionIds,
  withdrawOrderOf,
} from './sent-withdrawal.ts';
import { useAnswerAfterLeaving } from './use-answer-after-leaving.ts';
import { useSettledElsewhere, type SettledElsewhere } from './use-settled-elsewhere.ts';
import { useUnresolvedWithdrawals, type UnresolvedIntent } from './use-unresolved-withdrawals.ts';
import type { WithdrawOrder, WithdrawResult } from './withdraw-result.ts';

export interface WithdrawState {
  isPending: boolean;
  /** The nonce of the one without an answer that is being sent again; null while none is. */
  resendingNonce: string | null;
  result: WithdrawResult | null;
  /** All that have no answer, now or from before a reload. */
  unresolved: readonly UnresolvedIntent[];
  /** Those that another tab heard of, and how often that emptied the form. */
  elsewhere: SettledElsewhere;
  /** Sends a new one, unless a question has to be answered first: `twin`. */
  send(order: WithdrawOrder, options?: SendOptions): Promise<WithdrawResult | null>;
  /** Sends one without an answer again as it was sent, under its key; the fields are not stored. */
  resend(sent: PaymentIntent, fields: WithdrawRequest['fields']): Promise<WithdrawResult | null>;
  reset(): void;
}

/** What the player was asked before a new one is sent. */
interface SendOptions {
  /** `told`: it is sent although another one was sent just now, or has no answer. */
  twin?: 'ask' | 'told';
  /** Those without an answer beside which the player wants another one. */
  acknowledged?: readonly string[];
}

/** What is being sent; its nonce is known once its turn has come. */
type Sending = { kind: 'new' | 'again'; nonce: string | null };

/**
 * Sends a withdrawal once. A lost answer is looked up among the transactions before anything is said of it; the same one
 * sent again keeps its key, from whichever tab, also after a reload or a forced login (HTTP-05, PAY-09). Inside a
 * `PlayerBoundary`.
 */
export function useWithdraw(): WithdrawState {
  const api = useApi();
  const cache = useQueryClient();
  const locale = useLocale();
  const userId = usePlayer()?.getUser.userId ?? null;
  const { mutateAsync } = useMutation(withdrawMutation(api));
  const [sending, setSending] = useState<Sending | null>(null);
  const [result, setResult] = useState<WithdrawResult | null>(null);
  const underWay = useRef(false);
  const isPlayerStillHere = useIsPlayerStillHere();
  const afterLeaving = useAnswerAfterLeaving(userId, ({ failure, sent }) =>
    setResult({ kind: 'refused', order: withdrawOrderOf(sent), failure }),
  );
  const unresolved = useUnresolvedWithdrawals({
    userId,
    sendingNonce: sending?.kind === 'new' ? sending.nonce : null,
    onFound: (found) => {
      // A receipt that is read stays; of several found at once one has a receipt.
      const [first, ...others] = found;
      const isReading = result?.kind === 'done';
      if (first && !isReading) setResult(first.result);
      for (const { sent } of isReading ? found : others) afterLeaving.notifyMade(sent);
    },
  });

  const elsewhere = useSettledElsewhere(userId, ({ nonce }) =>
    setResult((shown) => (shown?.kind === 'unknown' && shown.sent?.nonce === nonce ? null : shown)),
  );

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

  /** The same withdrawal, made within two minutes by another device or tab that this browser does not know of. */
  const findElsewhere = async (key: PaymentKey & { method: string }): Promise<PaymentIntent | null> => {
    const seen = cache.getQueryData(transactionsQuery(api, LATEST_WITHDRAWALS).queryKey)?.rows ?? [];
    const find = (rows: readonly Transaction[]) => findUnknownWithdrawal(rows, key);
    // Where tabs cannot tell each other, the platform alone knows.
    return find(seen) ?? (withdrawalIntents.isShared() ? null : find(await readAgain()));
  };

  const run = async (
    order: WithdrawOrder,
    { twin = 'ask', acknowledged = [] }: SendOptions,
    madeMeanwhile: () => PaymentIntent | null,
  ): Promise<WithdrawResult | null> => {
    const { request, method } = order;
    const { methodId, amount, currencyCode: currency } = request;
    const key = { userId, methodId, amount, currency };
    // The same one without an answer is sent again under its key; another one stays owed beside it.
    const owed = withdrawalIntents.owedLike(key);
    const same = owed.find((one) => isSameDestination(one, request.fields)) ?? null;
    if (same) return sendAgain(same, order);
    if (twin === 'ask') {
      const isAsked = ({ nonce: owedNonce }: PaymentIntent) => !acknowledged.includes(owedNonce);
      // Under the key of one that went elsewhere the platform would answer for that one.
      const elsewhere = owed.find(isAsked);
      if (elsewhere) return { kind: 'twin', order, made: elsewhere, about: 'another-account' };
      const unresolvedOne = withdrawalIntents.allOwed(userId).find(isAsked);
      if (unresolvedOne) return { kind: 'twin', order, made: unresolvedOne, about: 'unresolved' };
      const made = withdrawalIntents.twin(key) ?? (await findElsewhere({ ...key, method }));
      if (made) return { kind: 'twin', order, made, about: duplicateReason(made) };
    }
    // Another tab's turn came first, whatever it withdrew.
    const meanwhile = madeMeanwhile();
    if (meanwhile) return { kind: 'twin', order, made: meanwhile, about: duplicateReason(meanwhile) };
    const nonce = randomId();
    const label = accountLabel(request.fields);
    const sent = {
      ...key,
      method,
      locale,
      nonce,
      since: platformClock.now(),
      known: cachedTransactionIds(cache),
      tab: getTabId(),
      destination: payoutDestination(request.fields, nonce),
      ...(label !== null && { account: accountFingerprint(label, nonce) }),
    };
    return post(sent, order);
  };

  const sendAgain = (sent: PaymentIntent, order: WithdrawOrder) =>
    post({ ...sent, resentAt: platformClock.now(), tab: getTabId() }, order);

  const post = async (sent: PaymentIntent, order: WithdrawOrder): Promise<WithdrawResult | null> => {
    const { nonce } = sent;
    setSending((now) => now && { ...now, nonce });
    withdrawalIntents.begin(sent);
    const page = watchUnload();
    const outcome = await mutateAsync({ request: { body: order.request }, nonce }).finally(() =>
      page.unwatch(),
    );
    if (outcome.kind === 'refused') {
      const { failure } = outcome;
      // It stays without an answer, and can be sent again under its key.
      if (leavesUnknown(failure, sent))
        return { kind: 'unknown', order, sent, refusal: failure.kind === 'session-ended' ? null : failure };
      withdrawalIntents.settle({ nonce, outcome: 'not-made' });
      if (failure.status === 404) void cache.invalidateQueries({ queryKey: queryKeys.payments });
      // The form is gone with the session, or somebody else has logged in: the sender's next form says so.
      if (failure.kind === 'session-ended' || !isPlayerStillHere(userId)) {
        afterLeaving.save(failure, sent, 'quiet');
        return null;
      }
      if (!afterLeaving.isMounted() || page.isUnloading()) afterLeaving.save(failure, sent);
      return { kind: 'refused', order, failure };
    }
    const rows = outcome.kind === 'unknown' ? await readAgain() : [];
    // Somebody else has logged in: the sender finds it among their transactions when they are back.
    if (!isPlayerStillHere(userId)) return null;
    // What this document shows nobody sees any more: the next one finds the withdrawal and tells it.
    if (page.isUnloading()) return { kind: 'unknown', order, sent };
    const isFormLeft = !afterLeaving.isMounted();
    const settled = { sent, order, ...(isFormLeft && { settledIn: REPORTED_NOWHERE }) };
    const made =
      outcome.kind === 'done'
        ? settleAnswered(outcome.response, settled)
        : settleLostWithdrawal(rows, { ...settled, locale });
    if (made && isFormLeft) afterLeaving.notifyMade(sent);
    return made ?? { kind: 'unknown', order, sent };
  };

  const inTurn = async (next: Sending, order: WithdrawOrder, work: () => Promise<WithdrawResult | null>) => {
    if (underWay.current) return null;
    underWay.current = true;
    setSending(next);
    setResult(null);
    let ending: WithdrawResult | null;
    try {
      ending = await withTabLock(withdrawalLockName(userId), work);
    } catch (problem) {
      report('A withdrawal ended without a verdict.', problem);
      ending = { kind: 'unknown', order, sent: withdrawalIntents.allOwed(userId).at(-1) ?? null };
    } finally {
      underWay.current = false;
      setSending(null);
    }
    setResult(ending);
    return ending;
  };

  const send = (order: WithdrawOrder, options: SendOptions = {}) => {
    const madeMeanwhile = withdrawalIntents.watchOtherTabs(userId);
    return inTurn({ kind: 'new', nonce: null }, order, () => run(order, options, madeMeanwhile));
  };

  const resend = (sent: PaymentIntent, fields: WithdrawRequest['fields']) => {
    const order = withdrawOrderOf(sent, fields);
    const work = async () => {
      // The tab that sent it may have had its answer meanwhile.
      const isOwed = withdrawalIntents.allOwed(userId).some(({ nonce }) => nonce === sent.nonce);
      return isOwed ? sendAgain(sent, order) : null;
    };
    return inTurn({ kind: 'again', nonce: sent.nonce }, order, work);
  };

  return {
    isPending: sending?.kind === 'new',
    resendingNonce: sending?.kind === 'again' ? sending.nonce : null,
    result,
    unresolved,
    elsewhere,
    send,
    resend,
    reset: () => setResult(null),
  };
}

function duplicateReason({ isGivenUp }: PaymentIntent): 'given-up' | 'another-tab' {
  return isGivenUp === true ? 'given-up' : 'another-tab';
}
