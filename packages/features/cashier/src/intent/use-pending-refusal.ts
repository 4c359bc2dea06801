import type { ApiFailure } from '@baize/api/failure';
import { toasts } from '@baize/ui/toasts';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentIntent } from './payment-intents.ts';
import type { PendingRefusalStore, RefusedPayment } from './pending-refusal.ts';

/** A payment as a toast names it: its amount and its method. */
export type PaymentName = { money: string; by: string };

interface PendingRefusalOptions {
  store: PendingRefusalStore;
  userId: string | null;
  /** Receives a stored refusal, once. */
  onFound(found: RefusedPayment): void;
  toast(name: PaymentName): { title: string; text: string };
}

/** Whether the form is still there, and what becomes of a refusal that comes when it is not. */
export interface PendingRefusal {
  isMounted(): boolean;
  nameOf(sent: PaymentIntent): PaymentName;
  /** Stores it for the next form; reports it over the page the player has gone on to, unless `quiet`. */
  save(failure: ApiFailure, sent: PaymentIntent, report?: 'quiet'): void;
}

/** A refusal that no transaction shows is not lost when its form was left before it came (PAY-06, PAY-09). */
export function usePendingRefusal({ store, userId, onFound, toast }: PendingRefusalOptions): PendingRefusal {
  const write = useMultiCurrencyFormatter();
  const isHere = useRef(true);
  const isSaving = useRef(false);
  const look = useEffectEvent(() => {
    const found = store.take(userId);
    if (found) onFound(found);
  });
  useEffect(() => {
    isHere.current = true;
    look();
    // The player may be back before the answer is; what this very page saves while it unloads is for the next one.
    const stop = store.subscribe(() => {
      if (!isSaving.current) look();
    });
    return () => {
      isHere.current = false;
      stop();
    };
  }, [userId, store]);
  const nameOf = ({ amount, currency, method }: PaymentIntent) => ({
    money: write(amount, currency),
    by: `\u2068${method}\u2069`,
  });
  return {
    isMounted: () => isHere.current,
    nameOf,
    save(failure, sent, report) {
      isSaving.current = true;
      store.save(failure, sent);
      isSaving.current = false;
      if (report !== 'quiet')
        toasts.add({ id: `refused-${sent.nonce}`, tone: 'danger', ...toast(nameOf(sent)) });
    },
  };
}
