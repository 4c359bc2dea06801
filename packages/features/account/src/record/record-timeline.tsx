import type { Transaction } from '@baize/api/endpoints/cashier';
import type { WithdrawalStep } from '@baize/domain/withdrawal-steps';
import { cryptoStepMessages } from '@baize/i18n/catalogue/crypto-steps';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { withdrawalStepMessages } from '@baize/i18n/catalogue/withdrawals';
import { useLingui } from '@lingui/react/macro';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { getStepIcon, useWithdrawalStepName } from '@baize/wallet/payment-steps';
import type { RecordStep } from './record-steps.ts';
import * as styles from './record-timeline.css.ts';
import { useRecordSteps } from './use-record-progress.ts';

/** What happened to a transaction, where it is and what comes next. */
export function RecordTimeline({ row }: { row: Transaction }) {
  const name = useStepNames(row);
  const steps = useRecordSteps(row);
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => {
        const Icon = getStepIcon(step);
        return (
          <li
            key={step.step}
            className={styles.step}
            {...(step.state === 'now' && { 'aria-current': 'step' })}
          >
            <span className={styles.dot[step.state]} aria-hidden>
              <Icon size={16} />
            </span>
            <span className={styles.name[step.state]}>{name(step)}</span>
            <StepTime date={place === 0 ? row.date : step.at} />
          </li>
        );
      })}
    </ol>
  );
}

/** A station's time, where it is told: of the first it always is, of the others by the platform's history. */
function StepTime({ date }: { date: string | number | null }) {
  const twoTimes = useFormatLocalAndUtc();
  if (date === null) return null;
  const instant = typeof date === 'string' ? Date.parse(date) : date;
  return (
    <time dateTime={new Date(instant).toISOString()} className={styles.clock}>
      {twoTimes(instant)}
    </time>
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
