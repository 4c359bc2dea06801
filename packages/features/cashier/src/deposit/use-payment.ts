import type { DepositResponse, PaymentMethodRow } from '@baize/api/endpoints/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { depositMutation } from '@baize/api/queries/deposit';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { watchUnload } from '@baize/browser/unload';
import { withTabLock } from '@baize/browser/tab-lock';
import { getTabId } from '@baize/browser/tab-id';
import { onVisible } from '@baize/browser/visibility';
import { isBonusRefused } from '@baize/domain/deposit-bonus';
import { FAILURE_KINDS, resultKind } from '@baize/domain/deposit-payment';
import { readInstant } from '@baize/domain/instant-text';
import { methodTitle } from '@baize/domain/payment-methods';
import { notifiedPayment } from '@baize/shell/failed-deposit';
import { usePage } from '@baize/shell/page';
import { useApi, usePlayer } from '@baize/shell/player';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChosenBonus } from '../offers/use-bonus-offers.ts';
import { depositIntents, depositLockName, type PaymentIntent } from '../intent/payment-intents.ts';
import { lastDepositMethod } from '../methods/last-deposit-method.ts';
import { storedPayments } from '../results/stored-payments.ts';
import { useShowResult, type ShownResult } from '../results/use-show-result.ts';
import { postToAcs } from './post-to-acs.ts';
import { isAllowedPaymentUrl } from './payment-url.ts';
import { usePendingRefusal } from './use-pending-refusal.ts';

/** A payment as the form sends it; its fields hold the card and go into the call alone. */
export type PaymentOrder = {
  method: PaymentMethodRow;
  amount: number;
  currency: string;
  fields: Record<string, string>;
  /** The bonus that comes with it; null declines any, undefined leaves it to the platform. */
  bonus?: ChosenBonus | null | undefined;
};

/**
 * Where the payment of a form stands: `unresolved` had no answer, in this tab or another, now or before a reload; `twin` was
 * made in another tab just now; `taken` is with the platform; `stranded` was to go on at a place nobody knows.
 */
export type DepositPaymentState =
  | { kind: 'ready' | 'paying' | 'leaving' | 'stranded' }
  | { kind: 'refused'; failure: ApiFailure; about: 'payment' | 'bonus'; sent: PaymentIntent }
  | { kind: 'twin'; made: PaymentIntent }
  | { kind: 'taken'; sent: PaymentIntent; result: ShownResult }
  | { kind: 'unresolved'; sent: PaymentIntent };

type PaymentOptions = {
  known: readonly string[];
  /** `until`: when it opens by itself, where the refusal says so (epoch ms). */
  onRefused(code: string, until: number | null): void;
  /** The platform has the payment; it ends here, or goes on `elsewhere`. */
  onTaken(on: 'here' | 'elsewhere'): void;
};

/** A payment that another tab made just now is paid again only by who says so. */
type DuplicateCheck = { twin: 'ask' | 'told' };

export type DepositPayment = {
  state: DepositPaymentState;
  pay(order: PaymentOrder, told?: DuplicateCheck): Promise<void>;
  /** Sends the payment without an answer again as it was sent, with what its method asks for. */
  resend(fields: PaymentOrder['fields']): Promise<void>;
  /** The payment without an answer was found, or is given up. */
  settle(outcome: 'made' | 'not-made' | 'given-up'): void;
  /** What became of the last payment was read. */
  reset(): void;
};

/**
 * Pays in, once per intended payment: the order and its key are kept before the call, for every tab and through a reload,
 * until there is an answer; one payment of a player is under way at a time (PAY-06, HTTP-05). `known` are the payments
 * there were before.
 */
export function usePayment({ known, onRefused, onTaken }: PaymentOptions): DepositPayment {
  const { paymentOrigins } = usePage();
  const userId = usePlayer()?.getUser.userId ?? null;
  const showResult = useShowResult();
  const { mutateAsync, reset } = useMutation(depositMutation(useApi()));
  const [state, setState] = useState<DepositPaymentState>({ kind: 'ready' });
  const busy = useRef(false);
  const owed = useSyncExternalStore(
    depositIntents.subscribe,
    () => depositIntents.owed(userId),
    () => null,
  );

  const unseen = usePendingRefusal(userId, (found) =>
    setState({ kind: 'refused', about: 'payment', ...found }),
  );

  // Whoever steps back from the provider's page finds the form as it was before.
  useEffect(() => onVisible(() => setState((now) => (now.kind === 'leaving' ? { kind: 'ready' } : now))), []);

  const goOn = (answer: DepositResponse, sent: PaymentIntent) => {
    const { transactionId, status, redirectUrl, threeDs, crypto } = answer;
    const now = platformClock.now();
    const { amount, currency, method } = sent;
    const bank = threeDs ? 'asked' : 'not-asked';
    storedPayments.add({
      transactionId,
      method,
      amount,
      currency,
      createdAt: now,
      bank,
      seen: [{ status, at: now }],
      crypto,
    });
    const onward = threeDs?.acsUrl ?? redirectUrl;
    onTaken(onward === null ? 'here' : 'elsewhere');
    if (onward === null) {
      const kind = resultKind({ asked: 'pending', status });
      const hasFailed = FAILURE_KINDS.includes(kind);
      const result = { kind, transactionId, ...(hasFailed && { met: method }) };
      setState({ kind: 'taken', sent, result });
      if (hasFailed && notifiedPayment.get() === transactionId) return;
      if (hasFailed) notifiedPayment.set(transactionId);
      showResult(result);
      return;
    }
    if (!isAllowedPaymentUrl(onward, [...paymentOrigins, window.location.origin])) {
      setState({ kind: 'stranded' });
      return;
    }
    setState({ kind: 'leaving' });
    if (threeDs) postToAcs(threeDs);
    else window.location.assign(onward);
  };

  const refused = (failure: ApiFailure, sent: PaymentIntent, form: 'here' | 'left') => {
    const { transactionId } = failure.details;
    const over = failure.kind === 'session-ended' || typeof transactionId === 'string';
    const about = refusesBonus(failure, sent) ? 'bonus' : 'payment';
    setState(over ? { kind: 'ready' } : { kind: 'refused', failure, about, sent });
    // A refused bonus shuts no deposit.
    if (failure.code !== null && about === 'payment')
      onRefused(failure.code, readInstant(failure.details['until']));
    if (typeof transactionId !== 'string') {
      if (form === 'left' && !over) unseen.save(failure, sent);
      return;
    }
    const { amount, currency, method, since } = sent;
    storedPayments.add({
      transactionId,
      method,
      amount,
      currency,
      createdAt: since,
      bank: 'not-asked',
      seen: [],
      ...(failure.message !== '' && { reason: failure.message }),
    });
    // The socket may have told it before, and its dialog may be opening still.
    if (notifiedPayment.get() === transactionId) return;
    notifiedPayment.set(transactionId);
    showResult({ kind: 'failed', transactionId, met: method });
  };

  const send = async (intent: PaymentIntent, fields: PaymentOrder['fields']) => {
    depositIntents.begin(intent);
    const { nonce, methodId, amount, currency, bonus } = intent;
    const returnUrl = window.location.origin + window.location.pathname;
    const decided = bonus === undefined ? {} : { bonusId: bonus?.id ?? null };
    const body = { methodId, amount, currencyCode: currency, fields, returnUrl, ...decided };
    const page = watchUnload();
    const outcome = await mutateAsync({ request: { body }, nonce }).catch(() => null);
    page.unwatch();
    // What was sent holds the card: it is forgotten with its answer.
    reset();
    // Whoever is leaving the page could not be told: the next page finds the payment and tells it.
    const untold = outcome?.kind === 'done' && page.isUnloading();
    if (outcome === null || outcome.kind === 'unknown' || untold) {
      setState({ kind: 'ready' });
      return;
    }
    const made = outcome.kind === 'done' && !hasFailed(outcome.response.status);
    if (made) lastDepositMethod.save(intent);
    const { transactionId } = outcome.kind === 'done' ? outcome.response : {};
    depositIntents.settle({
      nonce,
      outcome: made ? 'made' : 'not-made',
      ...(transactionId && { transactionId }),
    });
    if (outcome.kind === 'done') goOn(outcome.response, intent);
    else refused(outcome.failure, intent, unseen.isMounted() && !page.isUnloading() ? 'here' : 'left');
  };

  /** One at a time, in whichever tab: what others did meanwhile is known when the turn has come. */
  const inTurn = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'paying' });
    await withTabLock(depositLockName(userId), work).finally(() => {
      busy.current = false;
    });
  };

  const pay = (
    { method, amount, currency, fields, bonus }: PaymentOrder,
    { twin }: DuplicateCheck = { twin: 'ask' },
  ) =>
    inTurn(async () => {
      // Another tab's payment without an answer is told in its place.
      if (depositIntents.owed(userId)) return setState({ kind: 'ready' });
      const made =
        twin === 'ask' ? depositIntents.twin({ userId, methodId: method.id, amount, currency }) : null;
      if (made) return setState({ kind: 'twin', made });
      const intent: PaymentIntent = {
        userId,
        nonce: randomId(),
        methodId: method.id,
        method: methodTitle(method),
        amount,
        currency,
        since: platformClock.now(),
        known: [...known],
        bonus,
        tab: getTabId(),
      };
      return send(intent, fields);
    });

  const resend = (fields: PaymentOrder['fields']) =>
    inTurn(async () => {
      const intent = depositIntents.owed(userId);
      // The tab that sent it may have had its answer meanwhile.
      if (intent === null) return setState({ kind: 'ready' });
      return send(intent, fields);
    });

  const settle = (outcome: 'made' | 'not-made' | 'given-up') => {
    if (owed) depositIntents.settle({ nonce: owed.nonce, outcome });
    if (outcome === 'made') onTaken('here');
    setState({ kind: 'ready' });
  };
  const waits = owed !== null && state.kind !== 'paying';
  return {
    state: waits ? { kind: 'unresolved', sent: owed } : state,
    pay,
    resend,
    settle,
    reset: () => setState({ kind: 'ready' }),
  };
}

function refusesBonus({ code, details }: ApiFailure, { bonus }: PaymentIntent): boolean {
  return isBonusRefused({ bonusId: bonus?.id, code, named: details['bonusId'] });
}

/** A payment that came to nothing is nobody's reason to ask before the next one. */
function hasFailed(status: unknown): boolean {
  return FAILURE_KINDS.includes(resultKind({ asked: 'pending', status }));
}
