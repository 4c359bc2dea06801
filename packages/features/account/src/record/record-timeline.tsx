import type { Transaction } from '@baize/api/endpoints/cashier';
import type { WithdrawalStep } from '@baize/domain/withdrawal-steps';
import { cryptoStepMessages } from '@baize/i18n/catalogue/crypto-steps';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { withdrawalStepMessages } from '@baize/i18n/catalogue/withdrawals';
import { useLingui } from '@lingui/react/macro';
import { useWithdrawalStepName } from '@baize/wallet/payment-steps';
import { StepList } from '@baize/wallet/step-list';
import type { RecordStep } from './record-steps.ts';
import { useRecordSteps } from './use-record-progress.ts';

/** What happened to a transaction, where it is and what comes next. */
export function RecordTimeline({ row }: { row: Transaction }) {
  const name = useStepNames(row);
  const steps = useRecordSteps(row);
  // Of the first step the time is always told, of the others by the platform's history.
  const timeOf = (place: number, at: number | null) => (place === 0 ? Date.parse(row.date) : at);
  return (
    <StepList
      steps={steps.map((step, place) => ({ ...step, name: name(step), at: timeOf(place, step.at) }))}
    />
  );
}

/** Names each station of a transaction by what has come of it. */
export function useStepNames(row: Transaction): (step: RecordStep) => string {
  const { i18n, t } = useLingui();
  const withdrawalStepName = useWithdrawalStepName(row);
  const waiting = t({ id: 'deposit.step.provider.now', message: 'Waiting for the provider' });
  const notCounted = t({ id: 'records.step.counted.now', message: 'Not counted in your balance yet' });
  const names: Record<
    Exclude<RecordStep['step'], WithdrawalStep['step'] | keyof typeof cryptoStepMessages>,
    string | Record<RecordStep['state'], string>
  > = {
    created: t({ id: 'deposit.step.created', message: 'Created' }),
    bank: t({ id: 'deposit.step.bank', message: 'You were at your bank' }),
    provider: {
      done: t({ id: 'deposit.step.provider.done', message: 'Confirmed by the provider' }),
      now: waiting,
      ahead: waiting,
      ended: t({ id: 'deposit.step.provider.ended', message: 'Ended at the provider' }),
    },
    credited: t({ id: 'deposit.step.credited', message: 'Credited to your balance' }),
    counted: {
      done: t({ id: 'records.step.counted.done', message: 'Counted in your balance' }),
      now: notCounted,
      ahead: notCounted,
      ended: t({ id: 'records.step.counted.ended', message: 'Your balance did not change' }),
    },
  };
  return ({ step, state }) => {
    if (isWithdrawalStep(step)) return withdrawalStepName({ step, state });
    // A deposit ends there in one of three ways, and is called by the one it was.
    if (row.type === 'deposit' && step === 'provider' && state === 'ended')
      return i18n._(transactionStatusMessages[row.status]);
    if (step === 'seen' || step === 'confirmed') return i18n._(cryptoStepMessages[step][state]);
    const named = names[step];
    return typeof named === 'string' ? named : named[state];
  };
}

function isWithdrawalStep(step: RecordStep['step']): step is WithdrawalStep['step'] {
  return Object.hasOwn(withdrawalStepMessages, step);
}
