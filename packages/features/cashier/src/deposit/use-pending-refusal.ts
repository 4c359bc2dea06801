import type { ApiFailure } from '@baize/api/failure';
import { useMultiCurrencyFormatter } from '@baize/shell/money-text';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { pendingRefusal } from './pending-refusal.ts';

type RefusedPayment = { failure: ApiFailure; sent: PaymentIntent };

/** Whether the form is still there, and what becomes of a refusal that comes when it is not. */
export interface PendingRefusal {
  isMounted(): boolean;
  /** Reports it over the page the player has gone on to, and stores it for the next form. */
  save(failure: ApiFailure, sent: PaymentIntent): void;
}

/** A refusal that no transaction shows is not lost when its form was left before it came: `onFound` gets it, once (PAY-06). */
export function usePendingRefusal(
  userId: string | null,
  onFound: (found: RefusedPayment) => void,
): PendingRefusal {
  const { t } = useLingui();
  const write = useMultiCurrencyFormatter();
  const isHere = useRef(true);
  const look = useEffectEvent(() => {
    const found = pendingRefusal.take(userId);
    if (found) onFound(found);
  });
  useEffect(() => {
    isHere.current = true;
    look();
    return () => {
      isHere.current = false;
    };
  }, [userId]);
  return {
    isMounted: () => isHere.current,
    save(failure, sent) {
      const { amount, currency, method, nonce } = sent;
      pendingRefusal.save(failure, sent);
      const money = write(amount, currency);
      const by = `\u2068${method}\u2069`;
      toasts.add({
        id: `refused-${nonce}`,
        tone: 'danger',
        title: t({ id: 'deposit.refused.toast', message: 'Your deposit was refused' }),
        text: t({
          id: 'deposit.refused.toast.text',
          message: `${money} by ${by}: nothing was paid. The deposit page shows the reason.`,
        }),
      });
    },
  };
}
