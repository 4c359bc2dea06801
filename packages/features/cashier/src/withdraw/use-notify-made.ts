import { toasts } from '@baize/ui/toasts';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';
import { useLingui } from '@lingui/react/macro';
import type { PaymentIntent } from '../intent/payment-intents.ts';

/** Reports over whatever page the player is on that a withdrawal was made. */
export function useNotifyMade(): (sent: PaymentIntent) => void {
  const { t } = useLingui();
  const write = useMultiCurrencyFormatter();
  return ({ nonce, amount, currency, method }) => {
    const [money, by] = [write(amount, currency), `\u2068${method}\u2069`];
    toasts.add({
      id: `made-${nonce}`,
      tone: 'success',
      title: t({ id: 'withdraw.done.title.requested', message: 'Withdrawal requested' }),
      text: t({
        id: 'withdraw.done.toast.text',
        message: `${money} by ${by}. Your transactions show where it is.`,
      }),
    });
  };
}
