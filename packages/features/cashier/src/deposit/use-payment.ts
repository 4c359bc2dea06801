import type { DepositAnswer, PaymentMethodRow } from '@baize/api/calls/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { depositMutation } from '@baize/api/queries/deposit';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { withTabLock } from '@baize/browser/tab-lock';
import { onVisible } from '@baize/browser/visibility';
import { FAILURE_KINDS, resultKind, type SentDeposit } from '@baize/domain/deposit-payment';
import { methodTitle } from '@baize/domain/payment-methods';
import { usePage } from '@baize/shell/page';
import { useApi } from '@baize/shell/player';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keptPayments } from '../results/kept-payments.ts';
import { useShowResult } from '../results/show-result.ts';
import { postToBank } from './leave.ts';
import { isPaymentAddress } from './payment-address.ts';

/** A payment as the form sends it; its fields hold the card and go into the call alone. */
export type Order = {
  method: PaymentMethodRow;
  amount: number;
  currency: string;
  fields: Record<string, string>;
};

/** Where the payment of a form stands: `unresolved` had no answer, `stranded` was to go on at a place nobody knows. */
export type PayState =
  | { kind: 'ready' | 'paying' | 'leaving' | 'stranded' }
  | { kind: 'refused'; failure: ApiFailure }
  | { kind: 'unresolved'; sent: SentDeposit };

type Surroundings = {
  known: readonly string[];
  onRefused(code: string): void;
  /** The platform has the payment. */
  onTaken(): void;
};

export type Payment = {
  state: PayState;
  pay(order: Order): Promise<void>;
  /** The payment without an answer was found. */
  settle(): void;
};

type Intent = { signature: string; nonce: string; sent: SentDeposit };

/**
 * Pays in, once per intended payment: the same order keeps its key until there is an answer, so that a second try after
 * a lost one is the same payment (PAY-06, HTTP-05). `known` are the payments there were before.
 */
export function usePayment({ known, onRefused, onTaken }: Surroundings): Payment {
  const { paymentOrigins } = usePage();
  const showResult = useShowResult();
  const { mutateAsync, reset } = useMutation(depositMutation(useApi(), withTabLock));
  const [state, setState] = useState<PayState>({ kind: 'ready' });
  const busy = useRef(false);
  const intent = useRef<Intent | null>(null);

  // Whoever steps back from the provider's page finds the form as it was before.
  useEffect(() => onVisible(() => setState((now) => (now.kind === 'leaving' ? { kind: 'ready' } : now))), []);

  const goOn = (answer: DepositAnswer, sent: SentDeposit) => {
    const { transactionId, status, redirectUrl, threeDs } = answer;
    const now = platformClock.now();
    const { amount, currency, method } = sent;
    const bank = threeDs ? 'asked' : 'not-asked';
    keptPayments.add({
      transactionId,
      method,
      amount,
      currency,
      createdAt: now,
      bank,
      seen: [{ status, at: now }],
    });
    onTaken();
    const onward = threeDs?.acsUrl ?? redirectUrl;
    if (onward === null) {
      setState({ kind: 'ready' });
      const kind = resultKind({ asked: 'pending', status });
      showResult({ kind, transactionId, ...(FAILURE_KINDS.includes(kind) && { met: method }) });
      return;
    }
    if (!isPaymentAddress(onward, [...paymentOrigins, window.location.origin])) {
      setState({ kind: 'stranded' });
      return;
    }
    setState({ kind: 'leaving' });
    if (threeDs) postToBank(threeDs);
    else window.location.assign(onward);
  };

  const refused = (failure: ApiFailure, sent: SentDeposit) => {
    const { transactionId } = failure.details;
    const over = failure.kind === 'session-ended' || typeof transactionId === 'string';
    setState(over ? { kind: 'ready' } : { kind: 'refused', failure });
    if (failure.code !== null) onRefused(failure.code);
    if (typeof transactionId !== 'string') return;
    const { amount, currency, method, since } = sent;
    keptPayments.add({
      transactionId,
      method,
      amount,
      currency,
      createdAt: since,
      bank: 'not-asked',
      seen: [],
    });
    showResult({ kind: 'failed', transactionId, met: method });
  };

  const pay = async ({ method, amount, currency, fields }: Order) => {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'paying' });
    const signature = [method.id, amount, currency].join(' ');
    const asked = intent.current?.signature === signature ? intent.current : null;
    const since = platformClock.now();
    const sent = asked?.sent ?? { amount, currency, method: methodTitle(method), since, known };
    const nonce = asked?.nonce ?? randomId();
    intent.current = { signature, nonce, sent };
    const returnUrl = window.location.origin + window.location.pathname;
    const body = { methodId: method.id, amount, currencyCode: currency, fields, returnUrl };
    const outcome = await mutateAsync({ ask: { body }, nonce }).catch(() => null);
    // What was sent holds the card: it is forgotten with its answer.
    reset();
    busy.current = false;
    if (outcome === null || outcome.kind === 'unknown') {
      setState({ kind: 'unresolved', sent });
      return;
    }
    intent.current = null;
    if (outcome.kind === 'done') goOn(outcome.answer, sent);
    else refused(outcome.failure, sent);
  };

  const settle = () => {
    intent.current = null;
    onTaken();
    setState({ kind: 'ready' });
  };
  return { state, pay, settle };
}
