import type { Transaction, WithdrawAsk } from '@baize/api/calls/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { queryKeys } from '@baize/api/queries/keys';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { withdrawMutation } from '@baize/api/queries/withdraw';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { withTabLock } from '@baize/browser/tab-lock';
import type { TransactionStatus } from '@baize/domain/transactions';
import { lostWithdrawal } from '@baize/domain/withdrawal';
import { useApi, usePlayer } from '@baize/shell/player';
import { report } from '@baize/shell/report';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { owedWithdrawal } from './owed-withdrawal.ts';

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
  | { kind: 'unknown'; meant: Meant };

export interface Withdrawing {
  pending: boolean;
  result: WithdrawResult | null;
  send(meant: Meant): Promise<WithdrawResult | null>;
  forget(): void;
}

/** The player's newest withdrawals, which the screen shows and a lost answer is looked up in. */
export const NEWEST = { type: 'withdrawal', limit: 20 } as const;

/**
 * Sends a withdrawal once. A lost answer is looked up among the transactions before anything is said of it; the same one
 * sent again keeps its key, also after a reload or a forced login (HTTP-05, PAY-09). Inside a `PlayerIsland`.
 */
export function useWithdraw(): Withdrawing {
  const api = useApi();
  const cache = useQueryClient();
  const userId = usePlayer()?.getUser.userId ?? null;
  const { mutateAsync } = useMutation(withdrawMutation(api));
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<WithdrawResult | null>(null);
  const underWay = useRef(false);

  const readAgain = async (): Promise<readonly Transaction[]> => {
    const query = { ...transactionsQuery(api, NEWEST), staleTime: 0, retry: false } as const;
    try {
      return (await cache.query({ ...query, networkMode: 'always' })).rows;
    } catch {
      return [];
    }
  };

  const run = async (meant: Meant): Promise<WithdrawResult | null> => {
    const { ask, method } = meant;
    const owed = owedWithdrawal.of({ userId, ask });
    const { nonce, since } = owed ?? { nonce: randomId(), since: platformClock.now() };
    const known = owed ? new Set(owed.known) : knownIds(cache);
    owedWithdrawal.keep({ userId, ask, nonce, since, known: [...known] });
    const outcome = await mutateAsync({ ask: { body: ask }, nonce });
    if (outcome.kind === 'done') {
      owedWithdrawal.settle();
      return { kind: 'done', meant, ...outcome.answer, reference: null, at: platformClock.now() };
    }
    if (outcome.kind === 'refused') {
      owedWithdrawal.settle();
      const { failure } = outcome;
      return failure.kind === 'session-ended' ? null : { kind: 'refused', meant, failure };
    }
    const { amount, currencyCode } = ask;
    const found = lostWithdrawal({ rows: await readAgain(), known, amount, currencyCode, since });
    if (!found) return { kind: 'unknown', meant };
    owedWithdrawal.settle();
    const { transactionId, status, reference, date } = found;
    const told = { ...meant, method: found.method ?? method };
    return { kind: 'done', meant: told, transactionId, status, reference, at: Date.parse(date) };
  };

  const send = async (meant: Meant) => {
    if (underWay.current) return null;
    underWay.current = true;
    setPending(true);
    setResult(null);
    let ending: WithdrawResult | null;
    try {
      ending = await withTabLock(`withdraw ${userId ?? ''}`, () => run(meant));
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

  return { pending, result, send, forget: () => setResult(null) };
}

/** The withdrawals this browser knew of before. */
function knownIds(cache: QueryClient): ReadonlySet<string> {
  const pages = cache.getQueriesData<{ rows: readonly Transaction[] }>({ queryKey: queryKeys.transactions });
  return new Set(pages.flatMap(([, page]) => page?.rows ?? []).map(({ transactionId }) => transactionId));
}
