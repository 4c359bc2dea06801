import type { TransactionStatus } from '@baize/domain/transactions';
import type { WithdrawalStep } from '@baize/domain/withdrawal-steps';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const REVIEWING = msg({ id: 'records.step.checked.now', message: 'We are reviewing your request' });
const SENT = msg({ id: 'records.step.sent.done', message: 'Sent to the payment provider' });
const REQUESTED = msg({ id: 'records.step.requested', message: 'Withdrawal requested' });
const PAID_OUT = msg({ id: 'records.step.paid-out', message: 'Paid out to you' });
/** `amount` is what came back, as it is written. */
const RETURNED = msg({ id: 'records.step.returned', message: 'Returned to your balance: {amount}' });

const everyState = <Message>(message: Message) => ({
  done: message,
  now: message,
  ahead: message,
  ended: message,
});

/** Names each station of a withdrawal by what has come of it; `returned` takes an `amount`. Source: PAY-10. */
export const withdrawalStepMessages = {
  requested: everyState(REQUESTED),
  checked: {
    done: msg({ id: 'records.step.checked.done', message: 'Approved' }),
    now: REVIEWING,
    ahead: REVIEWING,
    ended: msg({ id: 'records.step.checked.ended', message: 'Stopped before it was paid out' }),
  },
  sent: {
    done: SENT,
    now: msg({ id: 'records.step.sent.now', message: 'Next: we send it to the payment provider' }),
    ahead: SENT,
    ended: msg({ id: 'deposit.step.provider.ended', message: 'Ended at the provider' }),
  },
  'paid-out': {
    ...everyState(PAID_OUT),
    now: msg({ id: 'records.step.paid-out.now', message: 'The payment provider is paying it out' }),
  },
  returned: everyState(RETURNED),
} satisfies Record<WithdrawalStep['step'], Record<WithdrawalStep['state'], MessageDescriptor>>;

const PAID = msg({
  id: 'records.outcome.withdrawal.paid',
  message: 'The money was sent. Your bank or wallet may need some time to show it.',
});

/** What a withdrawal came to, in one sentence. Source: PAY-10. */
export const withdrawalOutcomeMessages = {
  processed: PAID,
  completed: PAID,
  confirmed: msg({
    id: 'records.outcome.withdrawal.approved',
    message: 'Your withdrawal is approved. It goes to the payment provider next and is not paid out yet.',
  }),
  processing: msg({
    id: 'records.outcome.withdrawal.sent',
    message: 'Your withdrawal is approved and with the payment provider. It is not paid out yet.',
  }),
  pending: msg({
    id: 'records.outcome.withdrawal.pending',
    message: 'We have your request and will review it before the money is sent.',
  }),
  rejected: msg({
    id: 'records.outcome.withdrawal.rejected',
    message: 'Your withdrawal was not approved. Nothing was paid out.',
  }),
  cancelled: msg({
    id: 'records.outcome.withdrawal.cancelled',
    message: 'Your withdrawal was cancelled. Nothing was paid out.',
  }),
  failed: msg({
    id: 'records.outcome.withdrawal.failed',
    message: 'The payment did not go through. Nothing was paid out.',
  }),
  unknown: msg({
    id: 'records.outcome.unknown',
    message: 'The result is not known yet. It is shown here as soon as it is.',
  }),
} satisfies Record<TransactionStatus, MessageDescriptor>;
