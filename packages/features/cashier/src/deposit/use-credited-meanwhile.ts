import type { Transaction } from '@baize/api/endpoints/cashier';
import { usePlayer } from '@baize/player';
import { expectedPayments } from '@baize/player/expected-payments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { depositIntents, type PaymentIntent } from '../intent/payment-intents.ts';
import { useShowResult } from '../results/use-show-result.ts';
import { isTyping } from '../fields/field-focus.ts';
import { reportedPaymentId } from './form-state.ts';
import { useOtherTabPayment } from './use-other-tab-payment.ts';
import type { DepositPayment } from './use-payment.ts';

interface CreditedMeanwhileOptions {
  open: readonly Transaction[];
  credited: readonly Transaction[];
  failed: readonly Transaction[];
  payment: DepositPayment;
}

/** Payments that have come to their end beside what the form tells of. */
export interface SettledBeside {
  credited: readonly Transaction[];
  /** Those that stood above the form as open, and failed. */
  failed: readonly Transaction[];
  /** Another tab's, that came to nothing. */
  notMade: PaymentIntent | null;
}

/**
 * Tells that a payment which stood above the form as open has been credited (beyond 7): its receipt stands in place of the form,
 * where nothing else is being typed, and its result in a dialog, as with one that failed. Returns those that had no such
 * place, as of several that are credited at once, or another tab's: they are told above the form.
 */
export function useCreditedMeanwhile({
  open,
  credited,
  failed,
  payment,
}: CreditedMeanwhileOptions): SettledBeside {
  const userId = usePlayer()?.getUser.userId ?? null;
  const show = useShowResult();
  const [others, setOthers] = useState<readonly string[]>([]);
  const [notMade, setNotMade] = useState<PaymentIntent | null>(null);
  useOtherTabPayment({
    onMade: (transactionId) => setOthers((told) => [...told, transactionId]),
    onNotMade: setNotMade,
  });
  const openIds = open.map(({ transactionId }) => transactionId).join(' ');
  const last = useRef('');
  const onChange = useEffectEvent(() => {
    const before = last.current === '' ? [] : last.current.split(' ');
    last.current = openIds;
    const news = before.filter((id) => credited.some(({ transactionId }) => transactionId === id));
    const isFree = payment.state.kind === 'ready';
    const shown = isFree ? news[0] : reportedPaymentId(payment.state);
    // Its dialog opens in one tab alone.
    const lost = before.filter((id) => failed.some(({ transactionId }) => transactionId === id));
    for (const id of [...news, ...lost]) expectedPayments.remove(id);
    setOthers((told) => [...told, ...[...news, ...lost].filter((id) => id !== shown)]);
    const [transactionId] = news;
    if (!isFree || transactionId === undefined) return;
    const sent = depositIntents.madeAs(userId, transactionId);
    if (sent && !isTyping()) payment.tellCredited(sent, transactionId);
    show({ kind: 'success', transactionId });
  });
  useEffect(() => onChange(), [openIds]);
  useEffect(() => expectedPayments.watch(openIds === '' ? [] : openIds.split(' ')), [openIds]);
  const isTold = ({ transactionId }: Transaction) => others.includes(transactionId);
  return { credited: credited.filter(isTold), failed: failed.filter(isTold), notMade };
}
