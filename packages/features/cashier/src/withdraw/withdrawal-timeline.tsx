import type { Transaction } from '@baize/api/endpoints/cashier';
import { withdrawalSteps } from '@baize/domain/withdrawal-steps';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { getStepIcon, useWithdrawalStepName } from '@baize/wallet/payment-steps';
import * as styles from './withdrawal-timeline.css.ts';

/** A withdrawal as the platform tells it; `date` is when it was asked for, epoch ms or an instant's text. */
export type WithdrawalProgress = Pick<Transaction, 'status' | 'history' | 'currencyCode' | 'amount'> & {
  date: string | number;
};

/** What has happened to a withdrawal, where it is and what comes next (PAY-10). */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: WithdrawalProgress }) {
  const twoTimes = useFormatLocalAndUtc();
  const name = useWithdrawalStepName(withdrawal);
  const { status, history, date } = withdrawal;
  return (
    <ol className={styles.steps}>
      {withdrawalSteps({ status, history }).map((step, place) => {
        const Icon = getStepIcon(step);
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
