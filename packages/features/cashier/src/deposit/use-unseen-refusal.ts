import { useLingui } from '@lingui/react/macro';
import { pendingRefusal, type RefusedPayment } from '../intent/pending-refusal.ts';
import { usePendingRefusal, type PendingRefusal } from '../intent/use-pending-refusal.ts';

/** A deposit's refusal that comes after its form was left: `onFound` gets it in the next form, once (PAY-06). */
export function useUnseenRefusal(
  userId: string | null,
  onFound: (found: RefusedPayment) => void,
): PendingRefusal {
  const { t } = useLingui();
  return usePendingRefusal({
    store: pendingRefusal,
    userId,
    onFound,
    toast: ({ money, by }) => ({
      title: t({ id: 'deposit.refused.toast', message: 'Your deposit was refused' }),
      text: t({
        id: 'deposit.refused.toast.text',
        message: `${money} by ${by}: nothing was paid. The deposit page shows the reason.`,
      }),
    }),
  });
}
