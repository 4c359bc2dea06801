import type { Transaction } from '@baize/api/endpoints/cashier';
import { withdrawalSteps, type WithdrawalStep } from '@baize/domain/withdrawal-steps';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleX, Clock, Wallet } from 'lucide-react';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './withdrawal-timeline.css.ts';

const ICONS = { done: Check, now: Clock, ended: CircleX, ahead: Wallet } as const;

/** A withdrawal as the platform tells it; `date` is when it was asked for, epoch ms or an instant's text. */
export type WithdrawalProgress = Pick<Transaction, 'status' | 'history' | 'currencyCode' | 'amount'> & {
  date: string | number;
};

/** What has happened to a withdrawal, where it is and what comes next (PAY-10). */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: WithdrawalProgress }) {
  const twoTimes = useFormatLocalAndUtc();
  const name = useStepNames(withdrawal);
  const { status, history, date } = withdrawal;
  return (
    <ol className={styles.steps}>
      {withdrawalSteps({ status, history }).map((step, place) => {
        const Icon = ICONS[step.state];
        const at = place === 0 ? new Date(date).getTime() : step.at;
        return (
          <li
            key={step.step}
            className={styles.step[step.state]}
            {...(step.state === 'now' && { 'aria-current': 'step' })}
          >
            <Icon size={16} aria-hidden className={styles.icon[step.state]} />
            <span className={styles.name}>{name(step)}</span>
            {at === null ? null : <span className={styles.clock}>{twoTimes(at)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function useStepNames({ currencyCode, amount: moved }: WithdrawalProgress): (step: WithdrawalStep) => string {
  const { t } = useLingui();
  const amount = useMoneyFormatter(currencyCode)(Math.abs(moved));
  const checking = t({ id: 'records.step.checked.now', message: 'We are reviewing your request' });
  const waiting = t({ id: 'deposit.step.provider.now', message: 'Waiting for the provider' });
  const checked = {
    done: t({ id: 'records.step.checked.done', message: 'Approved' }),
    now: checking,
    ahead: checking,
    ended: t({ id: 'records.step.checked.ended', message: 'Stopped before it was paid out' }),
  };
  const provider = {
    done: t({ id: 'deposit.step.provider.done', message: 'Confirmed by the provider' }),
    now: waiting,
    ahead: waiting,
    ended: t({ id: 'deposit.step.provider.ended', message: 'Ended at the provider' }),
  };
  return ({ step, state }) =>
    ({
      requested: t({ id: 'records.step.requested', message: 'Withdrawal requested' }),
      checked: checked[state],
      provider: provider[state],
      'paid-out': t({ id: 'records.step.paid-out', message: 'Paid out to you' }),
      returned: t({ id: 'records.step.returned', message: `Returned to your balance: ${amount}` }),
    })[step];
}
