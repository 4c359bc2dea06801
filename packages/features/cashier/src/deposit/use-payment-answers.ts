import type { DepositResponse } from '@baize/api/endpoints/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { queryKeys } from '@baize/api/queries/keys';
import { platformClock } from '@baize/browser/clock';
import { isBonusRefused } from '@baize/domain/deposit-bonus';
import { depositStatus, FAILURE_KINDS, resultKind } from '@baize/domain/deposit-payment';
import { readInstant } from '@baize/domain/instant-text';
import { usePage } from '@baize/page';
import { expectedPayments } from '@baize/player/expected-payments';
import { notifiedPayment } from '@baize/player/failed-deposit';
import { isAllowedPaymentUrl, postToAcs } from '@baize/wallet/continue-payment';
import { useQueryClient } from '@tanstack/react-query';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { storedPayments } from '../intent/stored-payments.ts';
import { useShowResult } from '../results/use-show-result.ts';
import type { DepositPaymentState } from './use-payment.ts';

/** Where the player goes on with a payment; null where it ends here. */
export function nextUrl({ threeDs, redirectUrl }: DepositResponse): string | null {
  return threeDs?.acsUrl ?? redirectUrl;
}

interface PaymentAnswerOptions {
  setState(state: DepositPaymentState): void;
  onRefused(code: string, until: number | null): void;
  onTaken(draft: 'discard' | 'keep'): void;
  /** Refused after the form was left, or (`quiet`) with the session, which takes the form away. */
  onUnseen(failure: ApiFailure, sent: PaymentIntent, report?: 'quiet'): void;
}

export interface PaymentAnswers {
  /** Whether the host names the site that a payment is to go on at. */
  mayGoTo(url: string): boolean;
  /** The platform has the payment: shows its result, or goes on with it elsewhere. */
  goOn(answer: DepositResponse, sent: PaymentIntent): void;
  refused(failure: ApiFailure, sent: PaymentIntent, form: 'here' | 'left'): void;
}

/** What follows the platform's answer to a payment (PAY-04 … PAY-06). */
export function usePaymentAnswers(options: PaymentAnswerOptions): PaymentAnswers {
  const { setState, onRefused, onTaken, onUnseen } = options;
  const { paymentOrigins } = usePage();
  const showResult = useShowResult();
  const cache = useQueryClient();
  const mayGoTo = (url: string) => isAllowedPaymentUrl(url, [...paymentOrigins, window.location.origin]);

  const goOn = (answer: DepositResponse, sent: PaymentIntent) => {
    const { transactionId, status, reference, threeDs, crypto } = answer;
    const now = platformClock.now();
    const { userId, amount, currency, method } = sent;
    const bank = threeDs ? 'asked' : 'not-asked';
    storedPayments.add({
      transactionId,
      userId,
      method,
      amount,
      currency,
      createdAt: now,
      bank,
      seen: [{ status, at: now }],
      reference,
      crypto,
    });
    // Also of who goes on elsewhere, and comes back to another page than this.
    if (userId !== null && depositStatus(status) === 'open')
      expectedPayments.add([{ transactionId, type: 'deposit', userId }]);
    const onward = nextUrl(answer);
    const kind = resultKind({ asked: 'pending', status });
    const hasFailed = FAILURE_KINDS.includes(kind);
    onTaken(onward === null && !hasFailed ? 'discard' : 'keep');
    if (onward === null) {
      const result = { kind, transactionId, ...(hasFailed && { met: method }) };
      setState({ kind: 'taken', sent, result });
      if (hasFailed && notifiedPayment.get() === transactionId) return;
      if (hasFailed) notifiedPayment.set(transactionId);
      showResult(result);
      return;
    }
    if (!mayGoTo(onward)) {
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
    // Its method may be gone, or its player's details be others by now.
    if (failure.status === 404) void cache.invalidateQueries({ queryKey: queryKeys.payments });
    if (failure.code === 'ADDRESS_REQUIRED')
      void cache.invalidateQueries({ queryKey: queryKeys.userDetails });
    // A refused bonus shuts no deposit.
    if (failure.code !== null && about === 'payment')
      onRefused(failure.code, readInstant(failure.details['until']));
    if (typeof transactionId !== 'string') {
      if (failure.kind === 'session-ended') onUnseen(failure, sent, 'quiet');
      else if (form === 'left') onUnseen(failure, sent);
      return;
    }
    const { userId, amount, currency, method, since } = sent;
    storedPayments.add({
      transactionId,
      userId,
      method,
      amount,
      currency,
      createdAt: since,
      bank: 'not-asked',
      seen: [],
      ...(failure.message !== '' && { reason: failure.message }),
    });
    // The payment is over, and its card with it; amount and method stay for another try.
    onTaken('keep');
    const result = { kind: 'failed', transactionId, met: method } as const;
    setState({ kind: 'taken', sent, result });
    // The socket may have told it before, and its dialog may be opening still.
    if (notifiedPayment.get() === transactionId) return;
    notifiedPayment.set(transactionId);
    showResult(result);
  };

  return { mayGoTo, goOn, refused };
}

/** Whether it is the bonus of a payment that the platform did not take. */
export function refusesBonus({ code, details }: ApiFailure, { bonus }: PaymentIntent): boolean {
  return isBonusRefused({ bonusId: bonus?.id, code, named: details['bonusId'] });
}
