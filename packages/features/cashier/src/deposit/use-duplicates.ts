import type { Transaction } from '@baize/api/endpoints/cashier';
import { LATEST_DEPOSITS, transactionsQuery } from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { depositStatus, hasDepositFailed } from '@baize/domain/deposit-payment';
import { findOpenDuplicate } from '@baize/domain/open-deposits';
import { findRecentRepeat } from '@baize/domain/recent-payment';
import { useApi } from '@baize/player';
import { useQueryClient } from '@tanstack/react-query';
import {
  depositIntents,
  REPORTED_NOWHERE,
  type PaymentIntent,
  type PaymentKey,
} from '../intent/payment-intents.ts';
import { storedPayments, type StoredPayment } from '../intent/stored-payments.ts';

/** What is to be paid, with its method by name. */
type DepositOrder = PaymentKey & Pick<PaymentIntent, 'method'>;

/**
 * The payment that an order would repeat: sent by another tab just now, given up just now, or open, or made just now, by the
 * platform's word, from whichever tab or device.
 */
export type DuplicateDeposit = Pick<
  PaymentIntent,
  'methodId' | 'method' | 'amount' | 'currency' | 'since' | 'transactionId'
> & { from: 'other-tab' | 'given-up' | 'open' | 'elsewhere' };

interface DuplicateCheck {
  /** `told`: the same payment was asked about, and is paid again. */
  twin: 'ask' | 'told';
  /** What another tab paid while this payment waited for its turn, of whatever amount. */
  meanwhile: PaymentIntent | null;
}

/**
 * Finds the payment that an order would repeat, by what the platform says of it: one that came to nothing is none. And any other
 * that the player may not know of, as another tab paid it while this one waited.
 */
export function useDuplicates(): (
  order: DepositOrder,
  check: DuplicateCheck,
) => Promise<DuplicateDeposit | null> {
  const api = useApi();
  const cache = useQueryClient();
  const query = { ...transactionsQuery(api, LATEST_DEPOSITS), staleTime: 0, retry: false } as const;
  const readRows = async (): Promise<readonly Transaction[] | null> => {
    try {
      // A reading that waits for a connection would be waited for.
      return (await cache.query({ ...query, networkMode: 'always' })).rows;
    } catch {
      return null;
    }
  };
  const findSame = async (order: DepositOrder): Promise<DuplicateDeposit | null> => {
    const findOpen = (rows: readonly Transaction[]) =>
      findOpenDuplicate({
        rows,
        order,
        transactionIds: depositIntents.transactionsLike(order),
        now: platformClock.now(),
      });
    const findRecent = (rows: readonly Transaction[]) =>
      findRecentRepeat({ rows, order, known: depositIntents.settledIds(), now: platformClock.now() });
    const made = depositIntents.twin(order);
    if (made !== null && made.transactionId === undefined) return fromIntent(made);
    const known = cache.getQueryData(query.queryKey)?.rows ?? [];
    // Nobody waits for a reading before a payment that was made neither here nor, as far as is known, elsewhere; but where tabs
    // cannot tell each other, the platform alone knows.
    const isNew = depositIntents.transactionsLike(order).length === 0;
    if (isNew && findOpen(known) === null && findRecent(known) === null && depositIntents.isShared())
      return null;
    const rows = await readRows();
    for (const { transactionId, status } of rows ?? [])
      if (hasDepositFailed(status)) depositIntents.markFailed(transactionId);
    const left = depositIntents.twin(order);
    if (left !== null) return fromIntent(left);
    const { methodId, method, amount, currency } = order;
    const open = { methodId, method, amount, currency, from: 'open' } as const;
    const row = findOpen(rows ?? known);
    if (row !== null) return { ...open, transactionId: row.transactionId, since: Date.parse(row.date) };
    const recent = findRecent(rows ?? known);
    if (recent !== null) {
      const { transactionId, date } = recent;
      return { ...open, from: 'elsewhere', transactionId, since: Date.parse(date) };
    }
    const answered = rows === null ? findAnsweredOpen(order, known) : null;
    return answered && { ...open, transactionId: answered.transactionId, since: answered.createdAt };
  };
  return async (order, { twin, meanwhile }) => {
    const same = twin === 'ask' ? await findSame(order) : null;
    return same ?? (meanwhile && fromIntent(meanwhile));
  };
}

/** Where nothing can be read: the same payment that this tab was answered to be open, and no line (`known`) says more of. */
function findAnsweredOpen(order: DepositOrder, known: readonly Transaction[]): StoredPayment | null {
  const ids = depositIntents
    .transactionsLike(order)
    .filter((id) => known.every(({ transactionId }) => transactionId !== id));
  const isOpen = ({ transactionId, userId, seen }: StoredPayment) =>
    userId === order.userId && ids.includes(transactionId) && depositStatus(seen.at(-1)?.status) === 'open';
  return storedPayments.get().findLast(isOpen) ?? null;
}

function fromIntent(intent: PaymentIntent): DuplicateDeposit {
  if (intent.isGivenUp === true) return { ...intent, from: 'given-up' };
  return { ...intent, from: intent.settledIn === REPORTED_NOWHERE ? 'elsewhere' : 'other-tab' };
}
