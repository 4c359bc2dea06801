import type { Transaction, WithdrawAsk } from '@baize/api/calls/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { queryKeys } from '@baize/api/queries/keys';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { withdrawMutation } from '@baize/api/queries/withdraw';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { watchLeaving } from '@baize/browser/leaving';
import { withTabLock } from '@baize/browser/tab-lock';
import { thisTab } from '@baize/browser/tab-name';
import type { TransactionStatus } from '@baize/domain/transactions';
import { payoutDestination } from '@baize/domain/payout-destination';
import { lostWithdrawal } from '@baize/domain/withdrawal';
import { useApi, usePlayer } from '@baize/shell/player';
import { report } from '@baize/shell/report';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { withdrawalIntents, withdrawalTurn, type PaymentIntent } from '../intent/payment-intents.ts';

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
  /** No answer came, now or before a reload. */
  | { kind: 'unknown'; meant: Meant };

export interface Withdrawing {
  pending: boolean;
  result: WithdrawResult | null;
  /** `told`: the player sends it although another tab sent the same one. */
  send(meant: Meant, twin?: 'ask' | 'told'): Promise<WithdrawResult | null>;
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
  const [pending, setPending] = useState(false);
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
    withdrawalIntents.begin(sent);
    const { nonce } = sent;
    const page = watchLeaving();
    const outcome = await mutateAsync({ ask: { body: ask }, nonce }).finally(() => page.unwatch());
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
    return found ?? { kind: 'unknown', meant };
  };

  const send = async (meant: Meant, twin: 'ask' | 'told' = 'ask') => {
    if (underWay.current) return null;
    underWay.current = true;
    setPending(true);
    setResult(null);
    let ending: WithdrawResult | null;
    try {
      ending = await withTabLock(withdrawalTurn(userId), () => run(meant, twin));
    } catch (problem) {
      report('A withdrawal ended without a verdict.', problem);
      ending = { kind: 'unknown', meant };
    } finally {
      underWay.current = false;
      setPending(false);
    }
    setResult(ending);
    return ending;
  };

  const owed = useSyncExternalStore(
    withdrawalIntents.subscribe,
    () => withdrawalIntents.owed(userId),
    () => null,
  );
  // One without an answer is told, also after the page was left, and looked for until it is found.
  const lost = pending ? null : owed;
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

  const shown = result ?? (lost ? ({ kind: 'unknown', meant: meantOf(lost) } as const) : null);
  const isRead = newest.isFetchedAfterMount && !newest.isError;
  const isOver = lost !== null && isRead && platformClock.now() - lost.since > GIVEN_UP_AFTER_MS;
  const giveUp = () => {
    if (lost) withdrawalIntents.settle({ nonce: lost.nonce, outcome: 'given-up' });
    setResult(null);
  };
  return { pending, result: shown, send, forget: () => setResult(null), giveUp: isOver ? giveUp : null };
}

/** Whether an owed withdrawal goes to this account; of one that was stored before accounts were told apart nobody knows. */
function goesTo({ destination, nonce }: PaymentIntent, fields: WithdrawAsk['fields']): boolean {
  return destination === undefined || destination === payoutDestination(fields, nonce);
}

/** The withdrawal whose answer was lost, as the platform tells it; null while no transaction shows it. */
function foundAmong(
  rows: readonly Transaction[],
  { sent, meant }: { sent: PaymentIntent; meant: Meant },
): WithdrawResult | null {
  const { amount, currency: currencyCode, since, nonce, method } = sent;
  const found = lostWithdrawal({ rows, known: new Set(sent.known), amount, currencyCode, since, method });
  if (!found) return null;
  const { transactionId, status, reference, date } = found;
  withdrawalIntents.settle({ nonce, outcome: 'made', transactionId });
  const told = { ...meant, method: found.method ?? meant.method };
  return { kind: 'done', meant: told, transactionId, status, reference, at: Date.parse(date) };
}

/** A withdrawal as far as it was kept: not what its method asks for. */
function meantOf({ methodId, amount, currency: currencyCode, method }: PaymentIntent): Meant {
  return { ask: { methodId, amount, currencyCode, fields: {} }, method };
}

/** The withdrawals this browser knew of before. */
function knownIds(cache: QueryClient): string[] {
  const pages = cache.getQueriesData<{ rows: readonly Transaction[] }>({ queryKey: queryKeys.transactions });
  const ids = pages.flatMap(([, page]) => page?.rows ?? []).map(({ transactionId }) => transactionId);
  return [...new Set(ids)];
}
