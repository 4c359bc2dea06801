import type { Transaction } from '@baize/api/endpoints/cashier';
import { depositStatus } from '@baize/domain/deposit-payment';
import { settlementStatus } from '@baize/domain/transactions';
import { withdrawalOutcomeMessages, withdrawalStepMessages } from '@baize/i18n/catalogue/withdrawals';
import type { Toast } from '@baize/ui/toasts';
import { useMissingBonusText } from '@baize/wallet/missing-bonus-text';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';
import { useLingui } from '@lingui/react/macro';

type PaymentMessage = Pick<Toast, 'tone' | 'title' | 'text'>;

/** Writes what became of a payment, in the words of its result and its record; what came to nothing stays until it is closed. */
export function useSettledPaymentText(): (row: Transaction) => PaymentMessage {
  const { t, i18n } = useLingui();
  const format = useMultiCurrencyFormatter();
  const missingBonus = useMissingBonusText();
  const describeDeposit = (row: Transaction, money: string): PaymentMessage => {
    const status = depositStatus(row.status);
    if (status === 'cancelled' || status === 'declined' || status === 'failed') {
      const titles = {
        cancelled: t({ id: 'modal.cancel.deposit.title', message: 'Deposit cancelled' }),
        declined: t({ id: 'modal.decline.deposit.title', message: 'Deposit declined' }),
        failed: t({ id: 'modal.failed.deposit.title', message: 'Deposit failed' }),
      };
      const nothing = t({
        id: 'modal.failed.deposit.text.plain',
        message: 'The payment did not go through. Nothing was added to your balance.',
      });
      return { tone: 'danger', title: titles[status], text: `${money} · ${nothing}` };
    }
    const credited = t({ id: 'modal.success.deposit.text', message: 'The money is on your balance.' });
    const about = row.isBonus ? describeBonus() : missingBonus(row);
    return {
      tone: about === null ? 'success' : 'info',
      title: t({ id: 'modal.success.deposit.title', message: 'Deposit received' }),
      text: `${money} · ${credited}${about === null ? '' : ` ${about}`}`,
    };
  };
  const describeBonus = () => {
    const active = t({ id: 'deposit.settled.bonus', message: 'Your bonus is active.' });
    const locked = t({
      id: 'bonus.lock.note',
      message: 'While this bonus is active, none of your own money can be withdrawn.',
    });
    return `${active} ${locked}`;
  };
  return (row) => {
    const money = format(Math.abs(row.amount), row.currencyCode);
    if (row.type === 'deposit') return describeDeposit(row, money);
    if (settlementStatus(row.status) === 'settled')
      return {
        tone: 'success',
        title: t({ id: 'withdraw.done.title.paid', message: 'Your withdrawal was paid out' }),
        text: `${money} · ${i18n._(withdrawalOutcomeMessages[row.status])}`,
      };
    return {
      tone: 'danger',
      title: t({ id: 'withdraw.done.title.returned', message: 'Your withdrawal was not paid out' }),
      text: i18n._({ ...withdrawalStepMessages.returned.done, values: { amount: money } }),
    };
  };
}
