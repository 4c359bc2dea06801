import type { Transaction } from '@baize/api/endpoints/cashier';
import { usePlayer } from '@baize/shell/player';
import { useEffect, useEffectEvent, useRef } from 'react';
import { depositIntents } from '../intent/payment-intents.ts';
import { useShowResult } from '../results/use-show-result.ts';
import { isTyping } from './field-focus.ts';
import type { DepositPayment } from './use-payment.ts';

interface CreditedMeanwhileOptions {
  open: readonly Transaction[];
  creditedIds: readonly string[];
  payment: DepositPayment;
}

/**
 * Tells that a payment which stood above the form as open has been credited (beyond 7): its receipt stands in place of the form,
 * where nothing else is being typed, and its result in a dialog, as with one that failed.
 */
export function useCreditedMeanwhile({ open, creditedIds, payment }: CreditedMeanwhileOptions): void {
  const userId = usePlayer()?.getUser.userId ?? null;
  const show = useShowResult();
  const openIds = open.map(({ transactionId }) => transactionId).join(' ');
  const last = useRef('');
  const onChange = useEffectEvent(() => {
    const before = last.current === '' ? [] : last.current.split(' ');
    last.current = openIds;
    const transactionId = before.find((id) => creditedIds.includes(id));
    if (transactionId === undefined || payment.state.kind !== 'ready') return;
    const sent = depositIntents.madeAs(userId, transactionId);
    if (sent && !isTyping()) payment.tellCredited(sent, transactionId);
    show({ kind: 'success', transactionId });
  });
  useEffect(() => onChange(), [openIds]);
}
