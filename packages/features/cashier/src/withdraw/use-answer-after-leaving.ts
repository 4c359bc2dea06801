import { useLingui } from '@lingui/react/macro';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { pendingWithdrawalRefusal, type RefusedPayment } from '../intent/pending-refusal.ts';
import { usePendingRefusal, type PendingRefusal } from '../intent/use-pending-refusal.ts';
import { useNotifyMade } from './use-notify-made.ts';

/** Whether the form is still there, and how an answer is reported that comes when it is not. */
interface AnswerAfterLeaving extends PendingRefusal {
  /** Reports over the page the player has gone on to that the withdrawal was made. */
  notifyMade(sent: PaymentIntent): void;
}

/** An answer that comes after its form was left is not lost (PAY-09): `onRefusal` gets a stored refusal, once. */
export function useAnswerAfterLeaving(
  userId: string | null,
  onRefusal: (found: RefusedPayment) => void,
): AnswerAfterLeaving {
  const { t } = useLingui();
  const notifyMade = useNotifyMade();
  const refusal = usePendingRefusal({
    store: pendingWithdrawalRefusal,
    userId,
    onFound: onRefusal,
    toast: ({ money, by }) => ({
      title: t({ id: 'withdraw.refused.toast', message: 'Your withdrawal was refused' }),
      text: t({
        id: 'withdraw.refused.toast.text',
        message: `${money} by ${by}: nothing was taken from your balance. The withdrawal page shows the reason.`,
      }),
    }),
  });
  return {
    ...refusal,
    notifyMade,
  };
}
