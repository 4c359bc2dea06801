import type { ApiFailure } from '@baize/api/failure';
import { useMultiCurrencyFormatter } from '@baize/shell/money-text';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pendingWithdrawalRefusal } from '../deposit/pending-refusal.ts';
import type { PaymentIntent } from '../intent/payment-intents.ts';

type RefusedWithdrawal = { failure: ApiFailure; sent: PaymentIntent };

/** Whether the form is still there, and how an answer is reported that comes when it is not. */
interface AnswerAfterLeaving {
  isMounted(): boolean;
  /** Reports over the page the player has gone on to that the withdrawal was made. */
  notifyMade(sent: PaymentIntent): void;
  /** Reports the refusal there, and stores it for the next form. */
  saveRefusal(failure: ApiFailure, sent: PaymentIntent): void;
}

/** An answer that comes after its form was left is not lost (PAY-09): `onRefusal` gets a stored refusal, once. */
export function useAnswerAfterLeaving(
  userId: string | null,
  onRefusal: (found: RefusedWithdrawal) => void,
): AnswerAfterLeaving {
  const { t } = useLingui();
  const write = useMultiCurrencyFormatter();
  const isHere = useRef(true);
  const look = useEffectEvent(() => {
    const found = pendingWithdrawalRefusal.take(userId);
    if (found) onRefusal(found);
  });
  useEffect(() => {
    isHere.current = true;
    look();
    // The player may be back before the answer is.
    const stop = pendingWithdrawalRefusal.subscribe(() => look());
    return () => {
      isHere.current = false;
      stop();
    };
  }, [userId]);
  const name = ({ amount, currency, method }: PaymentIntent) => ({
    money: write(amount, currency),
    by: `\u2068${method}\u2069`,
  });
  return {
    isMounted: () => isHere.current,
    notifyMade(sent) {
      const { money, by } = name(sent);
      toasts.add({
        id: `made-${sent.nonce}`,
        tone: 'success',
        title: t({ id: 'withdraw.done.title', message: 'Your withdrawal is on its way' }),
        text: t({
          id: 'withdraw.done.toast.text',
          message: `${money} by ${by}. Your transactions show where it is.`,
        }),
      });
    },
    saveRefusal(failure, sent) {
      const { money, by } = name(sent);
      pendingWithdrawalRefusal.save(failure, sent);
      toasts.add({
        id: `refused-${sent.nonce}`,
        tone: 'danger',
        title: t({ id: 'withdraw.refused.toast', message: 'Your withdrawal was refused' }),
        text: t({
          id: 'withdraw.refused.toast.text',
          message: `${money} by ${by}: nothing was taken from your balance. The withdrawal page shows the reason.`,
        }),
      });
    },
  };
}
